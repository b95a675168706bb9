import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up'
import { requestBackup } from './backup/backup-socket'
import { describeBackup, describeSize } from './backup/describe-backup'
import { verifyArchive } from './backup/verify-archive'
import { expectDatabase, withStores } from './backup/with-stores'
import { readEnv, type Env } from './env'

/**
 * `npm run backup -- --to FILE`: writes the database and the visitors' files as one archive, while the service runs.
 * "-": to stdout.
 */
async function main(): Promise<string[]> {
  const { values } = parseArgs({ options: { to: { type: 'string', default: defaultFile(new Date()) } } })
  const env = readEnv()
  expectDatabase(env)
  if (values.to === '-') {
    await write(env, process.stdout)
    return ['Written to stdout; "npm run restore -- --check FILE" checks it where it arrives.']
  }
  const file = path.resolve(values.to)
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new Error(`${file} exists already. Choose another name.`)
  const partial = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await rm(partial, { force: true })
    await write(env, createWriteStream(partial, { mode: 0o600, flush: true }))
    const manifest = await verifyArchive(partial)
    await rename(partial, file)
    const size = describeSize((await stat(file)).size)
    return [`Backup ${values.to}, ${size}, read again and complete`, ...describeBackup(manifest)]
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** The embedded database by the service that has it, if one runs. */
async function write(env: Env, target: Writable): Promise<void> {
  const { database } = env
  if (database.kind === 'embedded' && (await requestBackup(database.directory, target))) return
  await withStores(env, (stores) => backUp(stores, target))
}

/** E.g. "backups/site-2026-11-22T20-10-00Z.tar.gz". */
const defaultFile = (now: Date) =>
  `backups/site-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

main().then(
  (lines) => void process.stderr.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
