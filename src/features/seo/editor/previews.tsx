import { useState } from 'react'
import { FilterTabs } from '../../../ui/filter-tabs'
import { measureTitle } from '../measure-title'
import { seoLimits, type PageSeo } from '../validate-page'
import * as css from './previews.module.css'
import { imageUrl } from './upload-image'

interface Props {
  shown: PageSeo
  /** The page's own full URL. */
  address: string
  siteUrl: string
  siteName: string
}

/** Previews of the search result and the card of a shared link. */
export function PagePreviews({ shown, address, siteUrl, siteName }: Props) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  return (
    <div className={css.previews}>
      <section aria-label="Search result">
        <div className={css.head}>
          <h3 className={css.title}>Search result</h3>
          <FilterTabs
            label="Device"
            value={width}
            options={[
              { value: 'desktop', title: 'Desktop' },
              { value: 'phone', title: 'Phone' },
            ]}
            onChange={setWidth}
          />
        </div>
        {shown.noindex ? (
          <p className={css.none}>Noindex: search engines don’t list this page.</p>
        ) : (
          <SearchResult shown={shown} siteName={siteName} width={width} />
        )}
        {shown.canonical !== address && !shown.noindex && (
          <p className={css.note}>Search engines will index {shown.canonical} instead.</p>
        )}
      </section>
      <section aria-label="Shared link">
        <h3 className={css.title}>Shared link</h3>
        <div className={css.card}>
          <img src={imageUrl(shown.image)} alt="" className={css.cardImage} />
          <div className={css.cardText}>
            <span className={css.cardHost}>{hostOf(siteUrl)}</span>
            <strong className={css.cardTitle}>{shown.title}</strong>
            <span className={css.cardDescription}>{shown.description}</span>
          </div>
        </div>
      </section>
    </div>
  )
}

function SearchResult({
  shown,
  siteName,
  width,
}: {
  shown: PageSeo
  siteName: string
  width: 'desktop' | 'phone'
}) {
  const { title, description, canonical } = shown
  return (
    <div className={`${css.result} ${css[width]}`}>
      <span className={css.site}>
        <span className={css.mark} aria-hidden="true">
          {siteName.slice(0, 1)}
        </span>
        <span>
          <span className={css.siteName}>{siteName}</span>
          <span className={css.address}>{crumbsOf(canonical)}</span>
        </span>
      </span>
      <span className={css.resultTitle}>{width === 'desktop' ? cutTitle(title) : title}</span>
      <span className={css.resultText}>{cutText(description)}</span>
    </div>
  )
}

const hostOf = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/.*$/, '')

/** "https://x.example/blog/tides/" as results show it: "https://x.example › blog › tides". */
function crumbsOf(address: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(address) ?? []
  return [origin, ...path.split('/').filter(Boolean)].join(' › ')
}

/** Search results cut after a word. */
function cutTitle(title: string): string {
  if (measureTitle(title) <= seoLimits.titlePixels) return title
  let cut = title
  while (cut !== '' && measureTitle(`${cut} ...`) > seoLimits.titlePixels) cut = cut.replace(/\s*\S+$/, '')
  return `${cut} ...`
}

const cutText = (text: string) =>
  text.length <= seoLimits.descriptionMax
    ? text
    : `${text.slice(0, seoLimits.descriptionMax - 4).replace(/\s*\S*$/, '')} ...`
