import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import { createServerPool } from '../../../backend/database/create-server-pool'
import { migrate } from '../../../backend/database/migrate'
import type { DatabasePlace, Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import { oneKind } from './databases'
import { sharePostgres } from './shared-postgres'

/** The result of some work, and how the database found it. */
export interface Watched<T> {
  answer: T
  /** The plan of each SELECT, in order. */
  plans: readonly string[]
}

/** A migrated database that records query plans. */
export interface WatchedDatabase {
  db: Db
  /** Analyzes a filled table, as autovacuum would after a while. */
  tidy: (table: string) => Promise<void>
  /** Does some work twice and prints the duration of the second time. */
  watch: <T>(name: string, work: () => Promise<T>) => Promise<Watched<T>>
  close: () => Promise<void>
}

export async function openWatchedDatabase(kind: DatabasePlace['kind'] = oneKind): Promise<WatchedDatabase> {
  const place = await places[kind]()
  const asked: CompiledQuery[] = []
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: place.pool }),
    log: ({ query }) => void asked.push(query),
  })
  await migrate(db, 'up')

  /** In a transaction with the settings of the original one. */
  const explain = (queries: readonly CompiledQuery[]): Promise<string[]> =>
    db.transaction().execute(async (trx) => {
      const plans: string[] = []
      for (const query of queries) {
        if (query.sql.startsWith('set local')) await trx.executeQuery(query)
        if (!/^\s*(?:select|with)/.test(query.sql)) continue
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
        )
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      return plans
    })

  return {
    db,
    tidy: async (table) => {
      await sql`vacuum analyze ${sql.table(table)}`.execute(db)
    },
    watch: async (name, work) => {
      await work() // the first run reads everything from disk
      asked.length = 0
      const begun = performance.now()
      const answer = await work()
      const took = performance.now() - begun
      const plans = await explain(asked.splice(0))
      process.stdout.write(`  ${kind}, ${name}: ${took.toFixed(1)} ms in ${plans.length} queries\n`)
      return { answer, plans }
    },
    close: async () => {
      await db.destroy()
      await place.remove()
    },
  }
}

/**
 * The configuration. Commits on the server are synchronous: until they are on disk, no page counts as all-visible, and
 * index-only scans are not used.
 */
const places = {
  embedded: async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'watched-'))
    const pool: PostgresPool = await openEmbedded(directory)
    return { pool, remove: () => rm(directory, { recursive: true, force: true }) }
  },
  server: async () => {
    const server = await sharePostgres()
    const url = new URL(await server.createMigrated())
    url.searchParams.set('options', '-c synchronous_commit=on')
    return { pool: createServerPool({ url: url.href, statementTimeoutMs: 0 }), remove: server.remove }
  },
}
