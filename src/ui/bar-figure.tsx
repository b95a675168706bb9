import { barLength } from '../lib/describe-chart'
import * as css from './bar-figure.module.css'

interface Props {
  /** What the bars show, with the unit. */
  title: string
  values: readonly { label: string; value: number }[]
}

/** A bar for each value with the value as text; the last one is where things stand. */
export function BarFigure({ title, values }: Props) {
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{title}</figcaption>
      <dl>
        {values.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>
              <svg className={css.bar} aria-hidden="true">
                <rect width={`${100 * barLength(value, { title, values })}%`} height="100%" />
              </svg>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
