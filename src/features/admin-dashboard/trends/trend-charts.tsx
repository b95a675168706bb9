import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { stages, stageTitles } from '../../../config/stages'
import { series, type StageCounts, type Week } from './describe-trends'
import { formatNumber } from '../../../lib/format-count'
import { locale } from '../../../lib/locale'
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
          {series.map(({ key }) => (
            <Hatching key={key} id={`${id}-${key}`} kind={key} />
          ))}
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="from" tickFormatter={nameWeek} {...axis} minTickGap={16} />
        <YAxis width="auto" allowDecimals={false} tickFormatter={formatNumber} {...axis} axisLine={false} />
        <Tooltip {...tooltip} labelFormatter={(from) => `Week of ${nameWeek(from)}`} />
        {series.map(({ key, title: name }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="week"
            fill={`url(#${id}-${key})`}
            stroke={colors[key]}
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
      {series.map(({ key, title }) => (
        <li key={key}>
          <svg width="16" height="16" aria-hidden="true">
            <defs>
              <Hatching id={`${id}-${key}`} kind={key} />
            </defs>
            <rect x="0.5" y="0.5" width="15" height="15" fill={`url(#${id}-${key})`} stroke={colors[key]} />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  )
}

type Kind = (typeof series)[number]['key']

const colors: Readonly<Record<Kind, string>> = {
  contact: 'var(--chart-line)',
  support: 'var(--accent)',
  applications: 'var(--chart-coast)',
  comments: 'var(--muted)',
}

/** Solid, slanted, dotted and empty. */
function Hatching({ id, kind }: { id: string; kind: Kind }) {
  const color = colors[kind]
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={kind === 'contact' ? color : 'var(--surface)'} />
      {kind === 'support' && <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke={color} strokeWidth="2" />}
      {kind === 'applications' && <circle cx="3" cy="3" r="1.4" fill={color} />}
    </pattern>
  )
}
