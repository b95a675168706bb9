import { leadingName } from '../lib/capitalize'
import * as css from './offer-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  items: readonly {
    title: string
    plainName?: string | null
    tagline: string
    href: string
    when?: readonly string[]
    /** How long it takes. Default: nothing. */
    time?: string | null
    /** How it ends. Default: nothing. */
    result?: string | null
  }[]
  /** 'marks' or 'islands', as on the chart of their category. Default: 'marks'. */
  layout?: 'marks' | 'islands'
}

/** The pages of a category, each with its line and, where visitors choose between them, the situations that it is for. */
export function OfferList({ items, layout = 'marks' }: Props) {
  return (
    <ul className={`${css.offers} ${css[layout]}`}>
      {items.map(({ title, plainName, tagline, href, when, time, result }) => (
        <li key={href}>
          <h3>
            <SiteLink href={href}>{leadingName({ title, plainName })}</SiteLink>
          </h3>
          <p className={css.tagline}>{tagline}</p>
          {when && when.length > 0 && (
            <ul className={css.when}>
              {when.map((situation) => (
                <li key={situation}>{situation}</li>
              ))}
            </ul>
          )}
          {(time || result) && (
            <div className={css.outcome}>
              {time && <p>{time}</p>}
              {result && <p>{result}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
