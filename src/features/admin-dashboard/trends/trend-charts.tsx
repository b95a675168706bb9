import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridColumns, GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { useId, useState } from 'react'
import { stages, stageTitles } from '../../../config/stages'
import { formatNumber } from '../../../lib/format-count'
import { locale } from '../../../lib/locale'
import { useWidth } from '../../../lib/use-width'
import { countOf, series, totalOf, type StageCounts, type Week } from './describe-trends'
import * as css from './trends.module.css'

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const nameWeek = (from: string) => day.format(new Date(from))

const words = { fill: 'var(--muted)', fontSize: 12, fontFamily: 'inherit' }
const axis = { stroke: 'var(--line)', hideTicks: true } as const
/** Pixels between an axis and its labels, and below the chart for them. */
const gap = 8
const foot = 28
/** As the skeletons in the style sheet. */
const weeksHeight = 240
const stagesHeight = stages.length * 34 + 24

/** Activity by week; kinds differ by color and by hatching. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const id = useId()
  const [box, width] = useWidth<HTMLDivElement>()
  const [shown, show] = useState<Week>()
  const most = Math.max(1, ...weeks.map(totalOf))
  const left = formatNumber(most).length * 8 + gap
  const bottom = weeksHeight - foot
  const x = scaleBand({
    domain: weeks.map(({ from }) => from),
    range: [left, Math.max(left, width)],
    padding: 0.3,
  })
  const y = scaleLinear({ domain: [0, most], range: [bottom, gap], nice: true })
  const counts = y.ticks(5).filter(Number.isInteger)
  // every week has a bar, but not room for its date
  const every = Math.ceil(56 / Math.max(1, x.step()))
  const dated = weeks.filter((_, index) => index % every === 0).map(({ from }) => from)
  return (
    <div ref={box} className={css.drawing}>
      <svg width={width} height={weeksHeight} aria-hidden="true">
        <defs>
          {series.map(({ key }, index) => (
            <Hatching key={key} id={`${id}-${key}`} index={index} />
          ))}
        </defs>
        <GridRows
          scale={y}
          left={left}
          width={Math.max(0, width - left)}
          tickValues={counts}
          stroke="var(--line)"
        />
        {weeks.map((week) => (
          <g
            key={week.from}
            className={css.bars}
            onPointerEnter={() => show(week)}
            onPointerLeave={() => show(undefined)}
          >
            <rect x={x(week.from)} y={gap} width={x.bandwidth()} height={bottom - gap} />
            {stack(week).map(({ key, index, from, to }) => (
              <rect
                key={key}
                x={x(week.from)}
                y={y(to)}
                width={x.bandwidth()}
                height={y(from) - y(to)}
                fill={`url(#${id}-${key})`}
                stroke={lookOf(index).color}
              />
            ))}
          </g>
        ))}
        <AxisLeft
          {...axis}
          {...{ scale: y, left, tickValues: counts }}
          hideAxisLine
          tickFormat={(count) => formatNumber(Number(count))}
          tickLabelProps={{ ...words, textAnchor: 'end', verticalAnchor: 'middle', dx: 0 }}
        />
        <AxisBottom
          {...axis}
          {...{ scale: x, top: bottom, tickValues: dated }}
          tickFormat={nameWeek}
          tickLabelProps={{ ...words, textAnchor: 'middle' }}
        />
      </svg>
      {shown && <Figures week={shown} side={(x(shown.from) ?? 0) > width / 2 ? 'left' : 'right'} />}
    </div>
  )
}

/** What a week's bar consists of, from below. */
function stack(week: Week) {
  let to = 0
  return series.flatMap(({ key }, index) => {
    const from = to
    to += countOf(week, key)
    return to > from ? [{ key, index, from, to }] : []
  })
}

/** The figures of the week under the pointer; everyone else finds them in the table. */
function Figures({ week, side }: { week: Week; side: 'left' | 'right' }) {
  return (
    <div className={css.tip} data-side={side} aria-hidden="true">
      <p>Week of {nameWeek(week.from)}</p>
      <ul>
        {series.map(({ key, title }) => (
          <li key={key}>
            {title}: {formatNumber(countOf(week, key))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Applications by stage. */
export function StagesChart({ counts }: { counts: StageCounts }) {
  const [box, width] = useWidth<HTMLDivElement>()
  const most = Math.max(1, ...stages.map((stage) => counts[stage] ?? 0))
  const left = 84
  const bottom = stagesHeight - foot
  const x = scaleLinear({
    domain: [0, most],
    range: [left, Math.max(left, width - 2 * gap)],
    nice: true,
  })
  const y = scaleBand({ domain: [...stages], range: [0, bottom], padding: 0.45 })
  const ticks = x.ticks(5).filter(Number.isInteger)
  return (
    <div ref={box} className={css.drawing}>
      <svg width={width} height={stagesHeight} aria-hidden="true">
        <GridColumns scale={x} height={bottom} tickValues={ticks} stroke="var(--line)" />
        {stages.map((stage) => (
          <rect
            key={stage}
            x={left}
            y={y(stage)}
            width={x(counts[stage] ?? 0) - left}
            height={y.bandwidth()}
            fill="var(--chart-line)"
          />
        ))}
        <AxisLeft
          {...axis}
          {...{ scale: y, left }}
          tickFormat={(stage) => stageTitles[stage]}
          tickLabelProps={{ ...words, textAnchor: 'end', verticalAnchor: 'middle', dx: 0 }}
        />
        <AxisBottom
          {...axis}
          {...{ scale: x, top: bottom, tickValues: ticks }}
          hideAxisLine
          tickFormat={(count) => formatNumber(Number(count))}
          tickLabelProps={{ ...words, textAnchor: 'middle' }}
        />
      </svg>
    </div>
  )
}

/** The legend; a series is told by its hatching as well. */
export function SeriesLegend() {
  const id = useId()
  return (
    <ul className={css.legend}>
      {series.map(({ key, title }, index) => (
        <li key={key}>
          <svg width="16" height="16" aria-hidden="true">
            <defs>
              <Hatching id={`${id}-${key}`} index={index} />
            </defs>
            <rect
              x="0.5"
              y="0.5"
              width="15"
              height="15"
              fill={`url(#${id}-${key})`}
              stroke={lookOf(index).color}
            />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  )
}

/** Solid, slanted, dotted and empty; from the fifth series on again from the first. */
const looks = [
  { color: 'var(--chart-line)', mark: 'solid' },
  { color: 'var(--accent)', mark: 'slanted' },
  { color: 'var(--chart-coast)', mark: 'dotted' },
  { color: 'var(--muted)', mark: 'empty' },
] as const
const lookOf = (index: number) => looks[index % looks.length] ?? looks[0]

function Hatching({ id, index }: { id: string; index: number }) {
  const { color, mark } = lookOf(index)
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={mark === 'solid' ? color : 'var(--surface)'} />
      {mark === 'slanted' && <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke={color} strokeWidth="2" />}
      {mark === 'dotted' && <circle cx="3" cy="3" r="1.4" fill={color} />}
    </pattern>
  )
}
