import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import { createServerPool } from '../../../backend/database/create-server-pool'
import { migrate } from '../../../backend/database/migrate'
import type { DatabasePlace, Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import { startPostgres } from './postgres-server'

/** What a piece of work answered, and how the database came to it. */
export interface Watched<T> {
  answer: T
  /** The plan of each query that reads, in their order. */
  plans: readonly string[]
}

/** A migrated database that tells how it answers. */
export interface WatchedDatabase {
  db: Db
  /** Has the database look at a filled table, as it does by itself after a while. */
  tidy: (table: string) => Promise<void>
  /** Does some work twice and prints how long it took the second time. */
  watch: <T>(name: string, work: () => Promise<T>) => Promise<Watched<T>>
  close: () => Promise<void>
}

export async function openWatchedDatabase(
  kind: DatabasePlace['kind'] = 'embedded',
): Promise<WatchedDatabase> {
  const place = await places[kind]()
  const asked: CompiledQuery[] = []
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: place.pool }),
    log: ({ query }) => void asked.push(query),
  })
  await migrate(db, 'up')

  /** In a transaction with the settings of the one that asked. */
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
      await work() // the first time everything is read from the disk
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
 * Where it is. A server without tidying of its own, which may be in the middle of it when a plan is asked for, and with
 * commits that are on the disk: until they are, no page counts as seen by all, and an index alone does not answer.
 */
const places = {
  embedded: async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'watched-'))
    const pool: PostgresPool = await openEmbedded(directory)
    return { pool, remove: () => rm(directory, { recursive: true, force: true }) }
  },
  server: async () => {
    const server = await startPostgres(['autovacuum=off', 'synchronous_commit=on'])
    return { pool: createServerPool({ url: await server.createDatabase() }), remove: server.remove }
  },
}
