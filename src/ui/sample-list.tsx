import { countPages } from '../lib/count-pages'
import { nameSample } from '../lib/sample-note'
import { Phrases } from './phrases'
import * as css from './sample-list.module.css'
import { SamplePaper } from './sample-paper'
import { SiteLink } from './site-link'

interface Props {
  samples: readonly {
    kind: string
    title: string
    tagline: string
    illustrative: boolean
    dateText: string
    href: string
    files: { pages: number; picture: { src: string; narrow: string; width: number; height: number } }
  }[]
  /** Level of the titles. */
  heading: 'h2' | 'h3'
  /** In a column beside other content, where a part has a phone's width in a wide window, too. Default: the page's width. */
  isColumn?: boolean
  /** Of the list, besides its own. Default: none. */
  className?: string | undefined
}

/** Sample deliverables, each with a part of it, large enough to read. */
export function SampleList({ samples, heading: Heading, isColumn, className }: Props) {
  if (samples.length === 0) return null
  const isNarrow = isColumn === true || samples.length === 3 // which share a row, see first-sample.module.css
  return (
    <ul className={className ? `${css.samples} ${className}` : css.samples}>
      {samples.map(({ kind, title, tagline, illustrative, dateText, href, files: { pages, picture } }) => (
        <li key={href}>
          <div className={css.part}>
            <SamplePaper picture={isNarrow ? { ...picture, src: picture.narrow, narrow: '' } : picture} />
          </div>
          <div>
            <p className="eyebrow">
              {nameSample({ kind, illustrative })}
              {!illustrative && `, ${dateText}`}, {countPages(pages)}
            </p>
            <Heading className={css.title}>
              <SiteLink href={href}>
                <Phrases text={title} />
              </SiteLink>
            </Heading>
            <p className={css.text}>{tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
