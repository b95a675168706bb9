import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addressOf } from '../../backend/address-of'
import { createApp } from '../../backend/create-app'
import { openDatabase, type Db } from '../../backend/database/open-database'
import { readEnv } from '../../backend/env'
import { createBuilder } from '../../backend/publishing/create-builder'
import { createPublisher } from '../../backend/publishing/create-publisher'
import { BenchError } from '../bench/bench-error'

/** The service in this process, with an empty database, a site in a folder of its own, and the real build. */
export interface Service {
  db: Db
  address: string
  wake: () => void
  close: () => Promise<void>
}

/** @throws BenchError when its first build fails. */
export async function startService(): Promise<Service> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-publish-'))
  const env = readEnv({ ...process.env, BUILD_SITE: '1', SITE_URL: '', DATABASE_URL: '', EMULATORS_URL: '' })
  const siteDirectory = path.join(folder, 'dist')
  const { db, close } = await openDatabase({
    place: { kind: 'embedded', directory: path.join(folder, 'data') },
  })
  const app = await createApp({ siteDirectory, db, logger: false, builder: 'worker' })
  await app.listen({ host: 'localhost', port: 0 })
  const address = addressOf('localhost', app.addresses())

  let settle: (failure: string | undefined) => void = () => {}
  const firstBuild = new Promise<string | undefined>((resolve) => (settle = resolve))
  const publisher = createPublisher({
    db,
    builder: createBuilder({ ...env, siteDirectory }, () => address),
    siteUrl: () => address,
    log: app.log,
    isAlone: true,
    onOutcome: (outcome) =>
      settle(outcome.state === 'failed' ? `${outcome.log.slice(-4_000)}\n${outcome.failure}` : undefined),
  })
  const stop = async () => {
    await publisher.stop()
    await app.close()
    await close()
    await rm(folder, { recursive: true, force: true })
  }
  await publisher.start({ buildsFirst: true })
  const failure = await firstBuild
  if (failure === undefined) return { db, address, wake: publisher.wake, close: stop }
  await stop()
  throw new BenchError(failure)
}
