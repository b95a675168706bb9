import { Chart } from './chart'
import './chart-links.css'
import './linked-names.css'
import * as css from './neighbour-figure.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** Of the technology. */
  title: string
  /** The technology and its neighbors as islands. */
  chart: string
  neighbours: readonly { title: string; href: string; how: string }[]
}

/** How a technology sits among its neighbors: the islands around it, and what passes between them. */
export function NeighbourFigure({ title: own, chart, neighbours }: Props) {
  return (
    <div className={css.figure}>
      <div className={css.sheet} aria-hidden="true">
        <Chart svg={chart} className={css.chart} />
        <p className={css.legend}>A line leads to each technology we use with {own}.</p>
      </div>
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
