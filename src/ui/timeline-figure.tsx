import * as css from './timeline-figure.module.css'

interface Props {
  /** Parts of the work with start and end in weeks. */
  parts: readonly { label: string; from: number; to: number }[]
  caption: string
}

/** The parts of an engagement along a scale of weeks, drawn as courses between marks in water of their own. */
export function TimelineFigure({ parts, caption }: Props) {
  const ticks = listTicks(Math.max(...parts.map(({ to }) => to), 1))
  const weeks = ticks.at(-1) ?? 1
  const percent = (week: number) => `${(100 * week) / weeks}%`
  return (
    <figure>
      <div className={css.plan}>
        <svg className={css.scale} aria-hidden="true">
          {ticks.map((week) => (
            <g key={week}>
              <line x1={percent(week)} x2={percent(week)} y2="100%" />
              <text x={percent(week)} y="100%" dy="1.4em">
                {week}
              </text>
            </g>
          ))}
        </svg>
        <ol className={css.rows}>
          {parts.map(({ label, from, to }) => (
            <li key={label}>
              <p className={css.label}>
                {label}
                <span>
                  {' '}
                  Weeks {writeWeek(from)} to {writeWeek(to)}
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

/** Weeks along the scale, at even steps: at most nine of them, and the last is at the end of the work or after it. */
function listTicks(weeks: number): number[] {
  const step = [1, 2, 3, 4, 6, 8].find((one) => weeks / one <= 9) ?? 13
  return Array.from({ length: Math.ceil(weeks / step) + 1 }, (_, index) => index * step)
}

/** Half weeks as people write them, e.g. "9½". */
const writeWeek = (week: number): string => `${week}`.replace(/^0?(\d*)\.5$/, '$1½')
