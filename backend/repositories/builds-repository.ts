import { sql, type Selectable } from 'kysely'
import type { Build } from '../../contract/publication'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** A build that waits or runs, as its builder sees it. */
export interface OpenBuild {
  id: string
  step: Build['step']
  /** Tries so far, the one under way included: builds of a worker, calls of a hook. */
  attempts: number
  /** Before then it is not tried again. */
  notBefore: Date
}

/** Which instance runs a build. */
interface Runner {
  build: string
  /** Id of the instance. */
  worker: string
}

/** Keeps the builds of the public site. The table lets one wait and one run at a time. */
export function createBuildsRepository(db: Db) {
  /** A build, as long as this instance is the one that runs it. */
  const running = ({ build, worker }: Runner) =>
    db
      .updateTable('build')
      .where('id', '=', build)
      .where('worker', '=', worker)
      .where('state', '=', 'running')

  return {
    /** Lets a build wait, unless one does; that one then counts the tries of both. */
    async request(by: Build['by'], { attempts = 0, notBefore }: Partial<OpenBuild> = {}): Promise<void> {
      await db
        .insertInto('build')
        .values({ by, attempts, ...(notBefore && { not_before: notBefore }) })
        .onConflict((conflict) =>
          conflict
            .column('state')
            .where('state', '=', 'waiting')
            .doUpdateSet({ attempts: sql`greatest(build.attempts, excluded.attempts)` }),
        )
        .execute()
    },

    /**
     * Takes the build that waits, in a transaction.
     *
     * @returns undefined when none waits, it is too early for it, or another one runs.
     */
    async start(worker: string, { by, step }: Pick<Build, 'by' | 'step'>): Promise<OpenBuild | undefined> {
      const other = db.selectFrom('build as other').select('other.id').where('other.state', '=', 'running')
      const waiting = await db
        .selectFrom('build')
        .select('id')
        .where('state', '=', 'waiting')
        .where('not_before', '<=', now)
        .where((is) => is.not(is.exists(other)))
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!waiting) return undefined
      const row = await db
        .updateTable('build')
        .set({ by, step, state: 'running', worker, started_at: now, heartbeat_at: now })
        .set({ attempts: sql`attempts + 1` })
        .where('id', '=', waiting.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toOpenBuild(row)
    },

    /** The build that runs although nobody has said so for a while; nobody else takes it in this transaction. */
    async findSilent(silentMs: number): Promise<OpenBuild | undefined> {
      const row = await db
        .selectFrom('build')
        .selectAll()
        .where('state', '=', 'running')
        .where(sql<boolean>`heartbeat_at <= clock_timestamp() - make_interval(secs => ${silentMs / 1000})`)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && toOpenBuild(row)
    },

    /** Makes another instance the one that runs a build. */
    async takeOver({ build, worker }: Runner): Promise<void> {
      await db.updateTable('build').set({ worker, heartbeat_at: now }).where('id', '=', build).execute()
    },

    /** Says that the build still runs. @returns Whether it is still this instance's. */
    async beat(runner: Runner, change: { step?: Build['step']; log?: string } = {}): Promise<boolean> {
      const { numUpdatedRows } = await running(runner)
        .set({ heartbeat_at: now, ...change })
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    /** The one that runs, else the one that waits, else the last that ended; null: there was none yet. */
    async findLatest(): Promise<Build | null> {
      const row = await db
        .selectFrom('build')
        .selectAll()
        .orderBy(sql`case state when 'running' then 0 when 'waiting' then 1 else 2 end`)
        .orderBy('requested_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? toBuild(row) : null
    },

    /** For a restart in between: from when on it may be tried again. */
    async postpone(runner: Runner, pauseMs: number): Promise<Pick<OpenBuild, 'attempts' | 'notBefore'>> {
      const later = sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`
      return running(runner)
        .set({ not_before: later })
        .returning(['attempts', 'not_before as notBefore'])
        .executeTakeFirstOrThrow()
    },

    /** @returns How many tries have been begun. */
    async tryAgain(runner: Runner): Promise<number> {
      const row = await running(runner)
        .set({ attempts: sql`attempts + 1` })
        .returning('attempts')
        .executeTakeFirst()
      return row?.attempts ?? Number.POSITIVE_INFINITY
    },

    /** Lets go of a build that another instance, or this one after a restart, goes on with at once. */
    async letGo(runner: Runner): Promise<void> {
      await running(runner)
        .set({ heartbeat_at: sql<Date>`to_timestamp(0)` })
        .execute()
    },

    /** @returns Whether it was still this instance's. */
    async end(runner: Runner, values: Ending): Promise<boolean> {
      const step = values.state === 'live' ? { step: 'done' as const } : {}
      const { numUpdatedRows } = await running(runner)
        .set({ ended_at: now, ...values, ...step })
        .executeTakeFirst()
      return numUpdatedRows > 0
    },
  }
}

/** How a build ended. */
export type Ending = { state: 'live'; log?: string } | { state: 'failed'; failure: string; log?: string }

const now = sql<Date>`clock_timestamp()`

function toOpenBuild(row: Selectable<Tables['build']>): OpenBuild {
  return { id: row.id, step: row.step, attempts: row.attempts, notBefore: row.not_before }
}

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
