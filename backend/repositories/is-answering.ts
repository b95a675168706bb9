import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database/open-database'

const patienceMs = 2_000

/** Whether the database responds in time. */
export async function isAnswering(db: Db): Promise<boolean> {
  const tooLate = new AbortController()
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const late = wait(patienceMs, false, { signal: tooLate.signal }).catch(() => false)
  return Promise.race([answered, late]).finally(() => tooLate.abort())
}
