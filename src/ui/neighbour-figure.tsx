import { Chart } from './chart'
import * as css from './neighbour-figure.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** The technology and its neighbors as islands. */
  chart: string
  neighbours: readonly { title: string; href: string; how: string }[]
}

/** How a technology sits among its neighbors: the islands around it, and what passes between them. */
export function NeighbourFigure({ chart, neighbours }: Props) {
  return (
    <div className={css.figure}>
      <Chart svg={chart} className={css.chart} />
      <ul className={css.neighbours}>
        {neighbours.map(({ title, href, how }) => (
          <li key={href}>
            <h3 className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            <p className={css.how}>{how}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
