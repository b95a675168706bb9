import * as css from './timeline-figure.module.css'

interface Props {
  /** Parts of the work with start and end in weeks. */
  parts: readonly { label: string; from: number; to: number }[]
  caption: string
}

/** The parts of an engagement along a scale of weeks, drawn as courses between marks in water of their own. */
export function TimelineFigure({ parts, caption }: Props) {
  const { columns, step } = planScale(Math.max(...parts.map(({ to }) => to), 1))
  const weeks = columns * step
  const percent = (week: number) => `${(100 * week) / weeks}%`
  return (
    <figure>
      <div className={css.plan}>
        <svg className={css.scale} aria-hidden="true">
          {Array.from({ length: columns + 1 }, (_, index) => {
            const week = index * step
            return (
              <g key={week}>
                <line x1={percent(week)} x2={percent(week)} y2="100%" />
                {index < columns && (
                  <text x={percent(week + step / 2)} y="100%" dy="1.4em">
                    {listWeeks(week, week + step).join('–')}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
        <ol className={css.rows}>
          {parts.map(({ label, from, to }) => (
            <li key={label}>
              <p className={css.label}>
                <svg width={percent(from)} aria-hidden="true" />
                <span>
                  <b>{label}</b> {writeWeeks(from, to)}
                </span>
              </p>
              <svg className={css.track} aria-hidden="true">
                <rect x={percent(from)} width={percent(to - from)} height="100%" />
                <line x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
                <circle cx={percent(to)} cy="50%" />
              </svg>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  )
}

/** Even columns of weeks: at most nine, and the last has the end of the work. */
function planScale(weeks: number) {
  const step = [1, 2, 3, 4, 6, 8].find((one) => weeks / one <= 9) ?? 13
  return { columns: Math.ceil(weeks / step), step }
}

/** The first and the last week that a time lies in, counted from one as people do; one week is both. */
function listWeeks(from: number, to: number): number[] {
  const [first, last] = [Math.floor(from) + 1, Math.ceil(to)]
  return first < last ? [first, last] : [last]
}

function writeWeeks(from: number, to: number): string {
  const weeks = listWeeks(from, to)
  return `${weeks.length > 1 ? 'Weeks' : 'Week'} ${weeks.join(' to ')}`
}
