import { Fragment } from 'react'
import type { Health } from '../../../contract/health'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { LoadError, Skeleton } from '../../ui/load-states'
import * as css from './admin-dashboard.module.css'
import { useHealth } from './dashboard-queries'

/** The state of everything that the service depends on, and since when it has been running. */
export function SiteStatus({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useHealth(api)
  if (data === undefined && error === null) return <Skeleton label="Loading site status" lines={6} />
  if (data === undefined)
    return <LoadError title="Service unavailable." error={error} onRetry={() => void refetch()} />
  return (
    <>
      {data.checks.database === 'unavailable' && (
        <LoadError title="Database unavailable." error={waiting} onRetry={() => void refetch()} />
      )}
      <dl className={css.facts}>
        {rowsOf(data.checks).map(({ term, state, isGood }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>
              <span className={isGood ? css.good : css.bad} aria-hidden="true" /> {state}
            </dd>
          </Fragment>
        ))}
        <dt>Running since</dt>
        <dd>
          <time dateTime={data.startedAt}>{formatMoment(data.startedAt)}</time>
        </dd>
      </dl>
    </>
  )
}

const waiting = new Error('You can’t load or save anything for now. Try again in a minute.')

type Checks = Health['checks']
type Row = { term: string; state: string; isGood: boolean }

function rowsOf({ database, site, files, scanner, email, build, migrations }: Checks): Row[] {
  return [
    { term: 'Database', ...databaseStates[migrations === 'pending' ? 'pending' : database] },
    { term: 'Pages', ...siteStates[site] },
    { term: 'Last build', ...buildStates[build] },
    { term: 'Files', ...fileStates[files] },
    ...(scanner === 'off' ? [] : [{ term: 'Virus scanner', ...scannerStates[scanner] }]),
    { term: 'Email', ...emailStates[email] },
  ]
}

type States<State extends string> = Record<State, Pick<Row, 'state' | 'isGood'>>

const good = (state: string) => ({ state, isGood: true })
const bad = (state: string) => ({ state, isGood: false })
const operational = good('Operational')
const unknown = bad('Unknown')

const databaseStates: States<Checks['database'] | 'pending'> = {
  ok: operational,
  unavailable: bad('Unavailable'),
  pending: bad('Migrations pending'),
}
const siteStates: States<Checks['site']> = {
  ok: operational,
  elsewhere: good('Served by another host'),
  missing: bad('Not built yet'),
}
const buildStates: States<Checks['build']> = {
  ok: good('Succeeded'),
  none: good('None yet'),
  failed: bad('Failed'),
  unknown,
}
const fileStates: States<Checks['files']> = { ok: operational, unavailable: bad('Unavailable') }
const scannerStates: States<Exclude<Checks['scanner'], 'off'>> = {
  ok: operational,
  unavailable: bad('Unavailable: CVs are refused'),
}
const emailStates: States<Checks['email']> = {
  ok: operational,
  off: good('Not set up'),
  delayed: bad('Delayed by more than 15 minutes'),
  unknown,
}
