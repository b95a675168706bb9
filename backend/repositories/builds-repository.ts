import { sql, type Selectable } from 'kysely'
import type { Build } from '../../contract/publication'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** A waiting or running build, as its builder sees it. */
export interface OpenBuild {
  id: string
  step: Build['step']
  /** Attempts so far, including the current one: builds of a worker, calls of a hook. */
  attempts: number
  /** Not tried again before then. */
  notBefore: Date
  startedAt: Date
}

/** The instance that runs a build. */
interface Runner {
  build: string
  /** Id of the instance. */
  worker: string
}

/** Builds of the public site. The table allows one waiting and one running build. */
export function createBuildsRepository(db: Db) {
  /** A build, as long as this instance runs it. */
  const running = ({ build, worker }: Runner) =>
    db
      .updateTable('build')
      .where('id', '=', build)
      .where('worker', '=', worker)
      .where('state', '=', 'running')

  return {
    /** Queues a build. If one is waiting already, that keeps the larger number of attempts. */
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
     * Claims the waiting build. Call it in a transaction.
     *
     * @returns undefined if none is waiting or due, or another one is running.
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

    /** Locks a running build without a recent heartbeat until the end of the transaction. */
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

    /** Assigns a build to another instance. */
    async takeOver({ build, worker }: Runner): Promise<void> {
      await db.updateTable('build').set({ worker, heartbeat_at: now }).where('id', '=', build).execute()
    },

    /** The heartbeat of a running build. @returns Whether it still belongs to this instance. */
    async beat(runner: Runner, change: { step?: Build['step']; log?: string } = {}): Promise<boolean> {
      const { numUpdatedRows } = await running(runner)
        .set({ heartbeat_at: now, ...change })
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    /** The running build, else the waiting one, else the last; null: there was none yet. */
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

    /** How the last build ended; undefined: none has ended yet. */
    async findLastEnd(): Promise<'live' | 'failed' | undefined> {
      const row = await db
        .selectFrom('build')
        .select('state')
        .where('state', 'in', ['live', 'failed'])
        .orderBy('ended_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && (row.state === 'live' ? 'live' : 'failed')
    },

    /** Stores when it may be tried again, in case the service restarts. */
    async postpone(runner: Runner, pauseMs: number): Promise<Pick<OpenBuild, 'attempts' | 'notBefore'>> {
      const later = sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`
      return running(runner)
        .set({ not_before: later })
        .returning(['attempts', 'not_before as notBefore'])
        .executeTakeFirstOrThrow()
    },

    /** @returns The number of attempts. */
    async tryAgain(runner: Runner): Promise<number> {
      const row = await running(runner)
        .set({ attempts: sql`attempts + 1` })
        .returning('attempts')
        .executeTakeFirst()
      return row?.attempts ?? Number.POSITIVE_INFINITY
    },

    /** Releases a build, so that another instance, or this one after a restart, continues it at once. */
    async letGo(runner: Runner): Promise<void> {
      await running(runner)
        .set({ heartbeat_at: sql<Date>`to_timestamp(0)` })
        .execute()
    },

    /** @returns Whether it still belonged to this instance. */
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
  return {
    id: row.id,
    step: row.step,
    attempts: row.attempts,
    notBefore: row.not_before,
    startedAt: row.started_at ?? row.requested_at,
  }
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
