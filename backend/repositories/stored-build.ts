import type { Selectable } from 'kysely'
import type { Build } from '../../contract/publication'
import type { Tables } from './tables'

const shownLines = 40

/** A build as people see it. */
export function toBuild(row: Selectable<Tables['build']>): Build {
  const { id, by, state, step, failure } = row
  const lines = row.log.split('\n').filter((line) => line.trim() !== '')
  return {
    id,
    by,
    state,
    step,
    failure,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    log: lines.slice(-shownLines),
  }
}
