import { createApp } from '../../../../backend/create-app'
import { openDatabase } from '../../../../backend/database/open-database'
import { createPublisher } from '../../../../backend/publishing/create-publisher'
import { createWorker } from '../../../../backend/publishing/create-worker'
import { createPublicationsRepository } from '../../../../backend/repositories/publications-repository'
import { restoreSite } from '../../../../backend/site/create-releases'
import { publish, writeEntry } from './entries'

/**
 * The service with a fake build, to be killed: POST /publish/:hash publishes an article, GET /publication returns the
 * latest publication.
 *
 *   publishing-service.ts <data folder> <site folder> <fake build>
 */
async function main([data = '', siteDirectory = '', build = '']: string[]): Promise<void> {
  const { db } = await openDatabase({ place: { kind: 'embedded', directory: data } })
  await restoreSite(siteDirectory)
  const app = await createApp({ siteDirectory, db, logger: false })
  const publications = createPublicationsRepository(db)
  app.post<{ Params: { hash: string } }>('/publish/:hash', async ({ params }) => ({
    id: await publish(db, await writeEntry(db, ''), 'tides', params.hash),
  }))
  app.get(
    '/publication',
    async () => (await publications.list({ limit: 1 }, { email: '', roles: ['admin'] }))[0],
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { PATH = '', FAKE_SITE = '' } = process.env
  const publisher = createPublisher({
    db,
    builder: createWorker({
      siteDirectory,
      command: [process.execPath, build],
      variables: { PATH, FAKE_SITE },
      contentApi: () => address,
    }),
    siteUrl: () => address,
    log: app.log,
    isAlone: true,
    timings: { tickMs: 50, heartbeatMs: 50 },
  })
  await publisher.start()
  process.stdout.write(`Serving ${siteDirectory} at ${address}\n`)
}

void main(process.argv.slice(2))
