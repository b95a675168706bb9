import * as css from './timeline-figure.module.css'

interface Props {
  /** Parts of the work with start and end in weeks. */
  parts: readonly { label: string; from: number; to: number }[]
  caption: string
}

/** The parts of an engagement along a line of weeks, drawn as courses between marks. */
export function TimelineFigure({ parts, caption }: Props) {
  const weeks = Math.ceil(Math.max(...parts.map(({ to }) => to), 1))
  const percent = (week: number) => `${(100 * week) / weeks}%`
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
          {listTicks(weeks).map((week) => (
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

/** The weeks under the line: it ends with the work, so the last may stand nearer than the others. */
function listTicks(weeks: number): number[] {
  const step = niceStep(weeks)
  const before = Array.from({ length: Math.ceil(weeks / step) }, (_, index) => index * step)
  return [...before.filter((week) => week === 0 || weeks - week >= step / 2), weeks]
}

/** Weeks between ticks, so that at most six stand under the line. */
function niceStep(weeks: number): number {
  return [1, 2, 3, 4, 6, 8, 13, 26].find((step) => weeks / step <= 5) ?? 26
}
