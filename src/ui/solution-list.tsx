import { Chart } from './chart'
import * as frame from './halves.module.css'
import { SiteLink } from './site-link'
import * as css from './solution-list.module.css'

interface Props {
  solutions: readonly {
    title: string
    tagline: string
    href: string
    flow: readonly string[]
  }[]
  heading?: 'h2' | 'h3'
  /**
   * 'halves': side by side over the width of the window, where there is room. 'column': in a narrow place, the stations
   * below the words. Default: 'rows'.
   */
  layout?: 'rows' | 'column' | 'halves'
  /** Of each, its course on a chart, which stands in for the stations where there is room. Default: none. */
  charts?: readonly string[]
}

const listClass = {
  rows: `${css.rows} ${css.wide}`,
  column: css.rows,
  halves: `${frame.halves} ${css.shores}`,
}

/** Products, each with its stations from left to right. */
export function SolutionList({ solutions, heading: Heading = 'h2', layout = 'rows', charts = [] }: Props) {
  return (
    <ul className={`${css.solutions} ${listClass[layout]}`}>
      {solutions.map(({ title, tagline, href, flow }, index) => (
        <li key={href}>
          <div>
            <Heading className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </Heading>
            <p className={css.tagline}>{tagline}</p>
          </div>
          {charts[index] !== undefined && <Chart svg={charts[index]} className={css.chart} />}
          <ol className={css.flow} aria-label={`How ${title} works`}>
            {flow.map((station) => (
              <li key={station}>{station}</li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
