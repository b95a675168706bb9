import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** A temporary PostgreSQL server on loopback, without passwords and without fsync. */
export interface PostgresServer {
  /** The URL of its first database. */
  address: string
  /** Creates a database. @returns Its URL. */
  createDatabase: () => Promise<string>
  /** Stops the server at once, as an operator who restarts it would; its data stays. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

interface ServerOptions {
  /** An empty folder for its data; undefined: a temporary one. */
  folder?: string
  /** Further settings, e.g. "autovacuum=off". */
  settings?: readonly string[]
}

/** A server of one's own, for tests that stop it; others take a database of the shared one (`sharePostgres`). */
export async function startPostgres({
  folder,
  settings: more = [],
}: ServerOptions = {}): Promise<PostgresServer> {
  const bin = findPrograms()
  const user = ordinaryUser()
  const directory = folder ?? (await mkdtemp(path.join(tmpdir(), 'postgres-')))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = path.join(directory, 'data')
  const port = await findFreePort()
  const options = ['--username=site', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), ['-D', data, ...options], { ...user, cwd: directory, stdio: 'pipe' })

  const address = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    ...more,
  ]
  let server: ChildProcess | undefined
  let databases = 0

  const start = async () => {
    const flags = settings.flatMap((setting) => ['-c', setting])
    const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory]
    server = spawn(path.join(bin, 'postgres'), [...place, ...flags], {
      ...user,
      cwd: directory,
      stdio: 'ignore',
    })
    server.unref() // the shared one outlives the process that started it
    await answers(address('postgres'), server)
  }
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.ref()
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  const createDatabase = async () => {
    const name = `site_${++databases}`
    await query(address('postgres'), `create database ${name}`)
    return address(name)
  }
  const remove = async () => {
    await stop()
    await rm(directory, { recursive: true, force: true })
  }

  await start()
  return { address: address('postgres'), createDatabase, start, stop, remove }
}

/** The folder of PostgreSQL's programs: POSTGRES_BIN, else Debian's newest. */
function findPrograms(): string {
  const { POSTGRES_BIN } = process.env
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [POSTGRES_BIN ?? '', ...versions.map((version) => path.join(debian, version, 'bin'))]
  const found = places.find((place) => place !== '' && existsSync(path.join(place, 'initdb')))
  if (found !== undefined) return found
  throw new Error(
    'These tests need PostgreSQL: install it and set POSTGRES_BIN to the folder of its programs.',
  )
}

/** PostgreSQL refuses to run as root: then another user of the machine runs it. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} while starting`)
    const isUp = await query(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(30)
  }
}

/** Asks on a connection of its own. */
export async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
