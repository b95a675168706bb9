import * as css from './flow-figure.module.css'
import { PageChart } from './page-chart'

interface Props {
  /** For links to this part. */
  id: string
  /** Its course has the stations as marks. */
  chart: string
  stations: readonly { title: string; text: string }[]
}

/** How something works: a chart whose marks are the stations, and below it what happens at each. */
export function FlowFigure({ id, chart, stations }: Props) {
  return (
    <section id={id}>
      <PageChart wide={chart} />
      <div className={`wrap ${css.section}`}>
        <h2 className={css.title}>How it works</h2>
        <ol className={css.flow}>
          {stations.map(({ title, text }, index) => (
            <li key={title}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
