import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import { migrate } from '../../../backend/database/migrate'

/** An embedded database that tells how it answers. */
export interface WatchedDatabase {
  db: Db
  /** Does some work and prints how long it took. @returns The plans of all its queries. */
  watch: (name: string, work: () => Promise<unknown>) => Promise<string>
  close: () => Promise<void>
}

export async function openWatchedDatabase(): Promise<WatchedDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), 'watched-'))
  const asked: CompiledQuery[] = []
  const pool = await openEmbedded(directory)
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  })
  await migrate(db, 'up')

  const watch = async (name: string, work: () => Promise<unknown>) => {
    await work() // the first time everything is read from the disk
    asked.length = 0
    const begun = performance.now()
    await work()
    const took = performance.now() - begun
    const queries = asked.splice(0).filter(({ sql }) => /^\s*(?:select|with)/.test(sql))
    process.stdout.write(`  ${name}: ${took.toFixed(1)} ms in ${queries.length} queries\n`)
    const plans: string[] = []
    for (const { sql, parameters } of queries) {
      const explained = await db.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${sql}`, [...parameters]),
      )
      plans.push(explained.rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans.join('\n\n')
  }
  const close = async () => {
    await db.destroy()
    await rm(directory, { recursive: true, force: true })
  }
  return { db, watch, close }
}
