import * as css from './timeline-figure.module.css'

interface Props {
  /** Parts of the work with start and end in weeks. */
  parts: readonly { label: string; from: number; to: number }[]
  caption: string
}

/** The parts of an engagement along a line of weeks, drawn as courses between marks. */
export function TimelineFigure({ parts, caption }: Props) {
  const weeks = Math.max(...parts.map(({ to }) => to), 1)
  const step = niceStep(weeks)
  const steps = Math.ceil(weeks / step)
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step)
  const percent = (week: number) => `${(100 * week) / (steps * step)}%`
  return (
    <figure className={css.figure}>
      <ol className={css.rows}>
        {parts.map(({ label, from, to }) => (
          <li key={label} className={css.row}>
            <span className={css.label}>
              {label}
              <span className="visually-hidden">
                : week {from} to week {to}
              </span>
            </span>
            <svg className={css.track} aria-hidden="true">
              <line className={css.course} x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
              <circle className={css.start} cx={percent(from)} cy="50%" />
              <circle className={css.end} cx={percent(to)} cy="50%" />
            </svg>
          </li>
        ))}
      </ol>
      <div className={css.row} aria-hidden="true">
        <span className={css.unit}>Weeks</span>
        <svg className={css.axis}>
          {ticks.map((week) => (
            <text key={week} x={percent(week)} y="1em">
              {week}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  )
}

/** Weeks between ticks, so that at most six stand under the line. */
function niceStep(weeks: number): number {
  return [1, 2, 3, 4, 6, 8, 13, 26].find((step) => weeks / step <= 5) ?? 26
}
