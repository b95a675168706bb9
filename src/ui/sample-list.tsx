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
    files: { pages: number; picture: string }
  }[]
  /** Level of the titles. */
  heading: 'h2' | 'h3'
  /** Of the list, besides its own. Default: none. */
  className?: string | undefined
}

/** Sample deliverables, each with a part of it, large enough to read. */
export function SampleList({ samples, heading: Heading, className }: Props) {
  if (samples.length === 0) return null
  return (
    <ul className={className ? `${css.samples} ${className}` : css.samples}>
      {samples.map(({ kind, title, tagline, illustrative, dateText, href, files: { pages, picture } }) => (
        <li key={href}>
          <div className={css.part}>
            <SamplePaper picture={picture} />
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
