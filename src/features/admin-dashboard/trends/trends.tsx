import { useId, type ReactNode } from 'react'
import type { ApiClient } from '../../../client/create-api-client'
import { stages, stageTitles } from '../../../config/stages'
import { describeDistance } from '../../../lib/describe-distance'
import { formatNumber } from '../../../lib/format-count'
import { formatDate } from '../../../lib/format-date'
import { useLazyImport } from '../../../lib/use-lazy-import'
import { useNow } from '../../../lib/use-now'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { Panel, PanelColumns } from '../../../ui/panel'
import { SiteLink } from '../../../ui/site-link'
import { useTrends } from '../dashboard-queries'
import {
  countOf,
  describeStages,
  describeWaiting,
  describeWeeks,
  series,
  totalOf,
  type StageCounts,
  type Week,
  type Trends as Figures,
} from './describe-trends'
import * as css from './trends.module.css'

/** Loaded on demand: only this page has charts. */
const loadCharts = () => import('./trend-charts')

/** Activity, applications by stage, and items that need attention. */
export function Trends({ api, me }: { api: ApiClient; me: string }) {
  const { data, error, refetch } = useTrends(api)
  const { code: charts, failed } = useLazyImport(true, loadCharts)
  if (data === undefined)
    return (
      <Panel title="Activity">
        {error === null ? (
          <Skeleton label="Loading activity" lines={6} />
        ) : (
          <LoadError title="Couldn’t load activity." error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    )
  const weeks = describeWeeks(data.weeks)
  const byStage = describeStages(data.stages)
  const missing = failed === true && <p className={css.note}>Couldn’t load the chart. The data is below.</p>
  return (
    <>
      <Panel title="Needs attention">
        <WaitingList waiting={data.waiting} me={me} />
      </Panel>
      <PanelColumns>
        <Panel title="Activity">
          <Chart text={weeks} table={<WeeksTable weeks={data.weeks} />}>
            {charts && <charts.SeriesLegend />}
            <div className={css.weeks}>{charts ? <charts.WeeksChart weeks={data.weeks} /> : missing}</div>
          </Chart>
        </Panel>
        <Panel title="Applications by stage">
          <Chart text={byStage} table={<StagesTable counts={data.stages} />}>
            <div className={css.stages}>{charts ? <charts.StagesChart counts={data.stages} /> : missing}</div>
          </Chart>
        </Panel>
      </PanelColumns>
    </>
  )
}

/** A chart with its description and a table of its data. */
function Chart({ text, table, children }: { text: string; table: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <figure aria-labelledby={id}>
      {children}
      <figcaption id={id} className={css.note}>
        {text}
      </figcaption>
      <details className={css.figures}>
        <summary>Show data table</summary>
        {table}
      </details>
    </figure>
  )
}

function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {series.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{formatDate(week.from)}</th>
            {series.map(({ key }) => (
              <td key={key}>{formatNumber(countOf(week, key))}</td>
            ))}
            <td>{formatNumber(totalOf(week))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StagesTable({ counts }: { counts: StageCounts }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Applications</th>
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <tr key={stage}>
            <th scope="row">{stageTitles[stage]}</th>
            <td>{formatNumber(counts[stage] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WaitingList({ waiting, me }: Pick<Figures, 'waiting'> & { me: string }) {
  const now = useNow()
  if (waiting.length === 0) return <EmptyState>You’re all caught up</EmptyState>
  return (
    <ul className={css.waiting}>
      {waiting.map((item) => {
        const { title, href } = describeWaiting(item)
        const assignee = nameAssignee(item.whom, me)
        return (
          <li key={`${item.what} ${item.whom ?? ''}`}>
            {/* links of the same count lead to other lists */}
            <SiteLink href={href} className={css.link} aria-label={`${title}, ${assignee}`}>
              {title}
            </SiteLink>
            <span>{assignee}</span>
            <span>
              oldest <time dateTime={item.oldest}>{describeDistance(now, Date.parse(item.oldest))}</time>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function nameAssignee(assignee: string | null, me: string): string {
  if (assignee === null) return 'Unassigned'
  return assignee.toLowerCase() === me.toLowerCase() ? 'Assigned to you' : `Assigned to ${assignee}`
}
