import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '../../backend/database/open-database'
import { importEntry } from '../../backend/entries/import-entry'
import { createArticles } from '../bench-publish/make-articles'
import { atEnd } from '../bench/at-end'
import { BenchError } from '../bench/bench-error'
import { writePrograms } from '../bundle/write-programs'

/** A server that is measured: one process. */
export interface Server {
  /** Without a trailing slash. */
  address: string
  pid: number
}

const articles = 20

/**
 * Serves a site as in production: bundled, with a line in the log for each request, and some published articles.
 *
 * @param folder For its program, its database and its log.
 */
export async function startBackend(siteDirectory: string, folder: string): Promise<Server> {
  const data = path.join(folder, 'data')
  await publishArticles(data)
  const programs = path.join(folder, 'programs')
  await writePrograms(programs, process.cwd())
  await symlink(path.resolve('node_modules'), path.join(programs, 'node_modules'))
  const child = spawn(process.execPath, ['main.js'], {
    cwd: programs,
    env: {
      ...process.env,
      ...{ SITE_DIR: siteDirectory, DATA_DIR: data, DATABASE_URL: '', EMULATORS_URL: '', BUILD_SITE: '0' },
      ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', READS_PER_MINUTE: '999999' },
    },
    stdio: ['ignore', 'pipe', openSync(path.join(folder, 'backend.log'), 'w')],
  })
  atEnd(() => child.kill())
  const found = await Promise.race([
    child.stdout ? once(createInterface({ input: child.stdout }), 'line') : [],
    once(child, 'exit'),
  ])
  const address = / at (http:\S+)$/.exec(String(found[0]))?.[1]
  if (address === undefined || child.pid === undefined)
    throw new BenchError(`The backend did not start: see backend.log in ${folder}.`)
  return { address, pid: child.pid }
}

async function publishArticles(directory: string): Promise<void> {
  const { db, close } = await openDatabase({ place: { kind: 'embedded', directory } })
  const article = createArticles()
  for (let number = 1; number <= articles; number++)
    await importEntry(db, article(number), { by: 'bench@firm.example', publish: true })
  await close()
}
