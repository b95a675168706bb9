import * as css from './figure-row.module.css'
import { SiteLink } from './site-link'

interface Figure {
  /** What is counted, e.g. "Articles". */
  title: string
  count: number
  /** Where these are listed. */
  href: string
}

/** Counts beside each other, set like the soundings of a chart; each leads to what it counts. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={css.row}>
      {figures.map(({ title, count, href }) => (
        <li key={title}>
          <SiteLink href={href} className={css.figure}>
            <span className={css.count}>{count}</span> <span className={css.title}>{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
