import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../../backend/create-app'
import type { Db } from '../../../../backend/database/open-database'
import type { Builder } from '../../../../backend/publishing/builder'
import { createPublisher, type PublisherOptions } from '../../../../backend/publishing/create-publisher'
import { createWorker, type WorkerOptions } from '../../../../backend/publishing/create-worker'
import { createPublicationsRepository } from '../../../../backend/repositories/publications-repository'
import type { TokenIssuer } from '../../support/token-issuer'
import type { FakeSite } from './fake-site'

export interface PublishingOptions {
  db: Db
  site: FakeSite
  issuer?: TokenIssuer
  /** Default: the fake build. */
  builder?: Builder
  worker?: Partial<WorkerOptions>
  publisher?: Partial<PublisherOptions>
}

/** An instance of the service that listens and publishes. */
export interface Publishing {
  app: FastifyInstance
  address: string
  wake: () => void
  publication: (id: string) => ReturnType<ReturnType<typeof createPublicationsRepository>['find']>
  /** Text of a page as visitors get it, or its status if not 200. */
  read: (path: string) => Promise<string | number>
  close: () => Promise<void>
}

/** Short intervals for fast tests; the patience is long enough for a busy machine. */
export const timings = { tickMs: 50, heartbeatMs: 50, silentMs: 30_000 }
export const patience = { totalMs: 2_000, firstPauseMs: 20, longestPauseMs: 100 }

export async function openPublishing(options: PublishingOptions): Promise<Publishing> {
  const { db, site, issuer } = options
  const app = await createApp({
    siteDirectory: site.siteDirectory,
    db,
    logger: false,
    signIn: issuer?.plan,
    writesPerMinute: 1_000,
    builder: 'worker',
    publishing: { onPublished: () => publisher.wake() },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const { siteDirectory, folder: directory, command, variables } = site
  const builder =
    options.builder ??
    createWorker({
      siteDirectory,
      directory,
      command,
      variables,
      contentApi: () => address,
      patience,
      ...options.worker,
    })
  const publisher = createPublisher({
    db,
    builder,
    siteUrl: () => address,
    log: { info: () => {}, warn: console.error, error: console.error },
    timings,
    ...options.publisher,
  })
  await publisher.start()
  const read = async (path: string) => {
    const answer = await fetch(address + path)
    const text = await answer.text()
    return answer.status === 200 ? text : answer.status
  }
  return {
    app,
    address,
    wake: publisher.wake,
    publication: (id) => createPublicationsRepository(db).find(id),
    read,
    close: async () => {
      await publisher.stop()
      await app.close()
    },
  }
}
