import { migrate, readMigrations } from './database/migrate'
import { openAsItIs } from './database/open-database'
import { readEnv } from './env'

/** `npm run migrate -- up|down|status`: applies migrations, reverts the last one, or lists them. */
async function main(task: string | undefined): Promise<string> {
  if (task !== 'up' && task !== 'down' && task !== 'status') {
    throw new Error('Usage: npm run migrate -- up | down | status')
  }
  const database = await openAsItIs({ place: readEnv().database, statementTimeoutMs: 0 })
  try {
    if (task === 'status') return (await readMigrations(database.db)).map(describe).join('\n')
    const run = await migrate(database.db, task)
    return run.length === 0 ? 'Nothing to do' : run.map((name) => `${task}: ${name}`).join('\n')
  } finally {
    await database.close()
  }
}

function describe({ name, since }: { name: string; since: Date | undefined }): string {
  return `${name}: ${since === undefined ? 'pending' : `applied ${since.toISOString()}`}`
}

main(process.argv[2]).then(
  (report) => void process.stdout.write(`${report}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
