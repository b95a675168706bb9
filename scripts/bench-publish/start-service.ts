import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addressOf } from '../../backend/address-of'
import { createApp } from '../../backend/create-app'
import { openDatabase, type Db } from '../../backend/database/open-database'
import { readEnv } from '../../backend/env'
import type { Builder } from '../../backend/publishing/builder'
import { createPublisher } from '../../backend/publishing/create-publisher'
import { createWorker } from '../../backend/publishing/create-worker'
import { BenchError } from '../bench/bench-error'
import { childrenCpuMs } from './children-cpu'

/** The backend in this process, with its own database and site folder, and the real build. */
export interface Service {
  db: Db
  address: string
  /** Where the site is. */
  siteDirectory: string
  wake: () => void
  /** The first build, which has ended. */
  first: BuildTime
  /** Waits for the next build to end. @throws BenchError when it fails. */
  nextBuild: () => Promise<BuildTime>
  close: () => Promise<void>
}

export interface BuildTime {
  /** From its start until the release is in place, in milliseconds. */
  ms: number
  /** CPU time of all its processes, in milliseconds; NaN where the system can't tell. */
  cpuMs: number
  /** Its log. */
  log: string
}

interface ServiceOptions {
  /** Root of the project that is built, absolute. Default: this one. */
  directory?: string
  /** Publishes entries before the first build. Default: none. */
  fill?: (db: Db) => Promise<void>
}

/** @throws BenchError when its first build fails. */
export async function startService({ directory, fill }: ServiceOptions = {}): Promise<Service> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-publish-'))
  const { building } = readEnv({
    ...process.env,
    BUILD_SITE: '1',
    SITE_URL: '',
    DATABASE_URL: '',
    EMULATORS_URL: '',
  })
  const siteDirectory = path.join(folder, 'dist')
  const { db, close } = await openDatabase({
    place: { kind: 'embedded', directory: path.join(folder, 'data') },
  })
  await fill?.(db)
  const app = await createApp({ siteDirectory, db, logger: false, builder: 'worker' })
  await app.listen({ host: 'localhost', port: 0 })
  const address = addressOf('localhost', app.addresses())

  const variables = building?.by === 'worker' ? building.variables : {}
  const worker = timed(createWorker({ siteDirectory, directory, variables, contentApi: () => address }))
  let finish: (time: BuildTime | BenchError) => void = () => {}
  const nextBuild = async () => {
    const time = await new Promise<BuildTime | BenchError>((resolve) => (finish = resolve))
    if (time instanceof BenchError) throw time
    return time
  }
  const publisher = createPublisher({
    db,
    builder: worker.builder,
    siteUrl: () => address,
    log: app.log,
    isAlone: true,
    onOutcome: (outcome) => {
      if (outcome.state === 'live') finish({ ...worker.last(), log: outcome.log })
      if (outcome.state === 'failed')
        finish(new BenchError(`${outcome.log.slice(-4_000)}\n${outcome.failure}`))
    },
  })
  const stop = async () => {
    await publisher.stop()
    await app.close()
    await close()
    await rm(folder, { recursive: true, force: true })
  }
  const firstBuild = nextBuild()
  await publisher.start({ buildsFirst: true })
  const first = await firstBuild.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { db, address, siteDirectory, wake: publisher.wake, first, nextBuild, close: stop }
}

/** Remembers how long the last build took. */
function timed(builder: Builder): { builder: Builder; last: () => Omit<BuildTime, 'log'> } {
  let last = { ms: Number.NaN, cpuMs: Number.NaN }
  const build: Builder['build'] = async (job) => {
    const started = performance.now()
    const cpu = childrenCpuMs()
    await builder.build(job)
    last = { ms: performance.now() - started, cpuMs: childrenCpuMs() - cpu }
  }
  return { builder: { ...builder, build }, last: () => last }
}
