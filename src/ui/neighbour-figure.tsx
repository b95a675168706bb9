import * as css from './neighbour-figure.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** What stands in the middle. */
  center: string
  neighbours: readonly { title: string; href: string; how: string }[]
}

/** How a technology sits among its neighbors: islands joined to it by courses, each with what passes. */
export function NeighbourFigure({ center, neighbours }: Props) {
  return (
    <div className={css.figure}>
      <p className={css.center}>{center}</p>
      <ul className={css.neighbours}>
        {neighbours.map(({ title, href, how }) => (
          <li key={href}>
            <SiteLink href={href} className={css.island}>
              {title}
            </SiteLink>
            <p className={css.how}>{how}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
