import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { stages, stageTitles } from '../../../config/stages'
import { formatNumber } from '../../../lib/format-count'
import { locale } from '../../../lib/locale'
import { series, type StageCounts, type Week } from './describe-trends'
import * as css from './trends.module.css'

const axis = { stroke: 'var(--line)', tick: { fill: 'var(--muted)', fontSize: 12 }, tickLine: false }
const tooltip = {
  cursor: { fill: 'var(--surface-tint)' },
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 3,
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: 14,
  },
  itemStyle: { color: 'var(--text)' },
  isAnimationActive: false,
}
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const nameWeek = (from: unknown) => day.format(new Date(String(from)))

/** Activity by week; kinds differ by color and by hatching. */
export function WeeksChart({ weeks, title }: { weeks: readonly Week[]; title: string }) {
  const id = useId()
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart data={weeks} title={title} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <defs>
          {series.map(({ key }, index) => (
            <Hatching key={key} id={`${id}-${key}`} index={index} />
          ))}
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="from" tickFormatter={nameWeek} {...axis} minTickGap={16} />
        <YAxis width="auto" allowDecimals={false} tickFormatter={formatNumber} {...axis} axisLine={false} />
        <Tooltip {...tooltip} labelFormatter={(from) => `Week of ${nameWeek(from)}`} />
        {series.map(({ key, title: name }, index) => (
          <Bar
            key={key}
            dataKey={`received.${key}`}
            name={name}
            stackId="week"
            fill={`url(#${id}-${key})`}
            stroke={lookOf(index).color}
            isAnimationActive={false}
            maxBarSize={36}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Applications by stage. */
export function StagesChart({ counts, title }: { counts: StageCounts; title: string }) {
  const data = stages.map((stage) => ({ stage: stageTitles[stage], applications: counts[stage] ?? 0 }))
  return (
    <ResponsiveContainer width="100%" height={stages.length * 34 + 24}>
      <BarChart
        data={data}
        layout="vertical"
        title={title}
        margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" allowDecimals={false} tickFormatter={formatNumber} {...axis} axisLine={false} />
        <YAxis type="category" dataKey="stage" width={84} interval={0} {...axis} />
        <Tooltip {...tooltip} />
        <Bar
          dataKey="applications"
          name="Applications"
          fill="var(--chart-line)"
          isAnimationActive={false}
          maxBarSize={18}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** The legend; the library's own would not show the hatching. */
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
