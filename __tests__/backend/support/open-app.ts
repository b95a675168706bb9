import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from '../../../backend/create-app'
import type { Db } from '../../../backend/database/open-database'
import type { Hosting } from '../../../contract/hosting'
import { createTestDatabase } from './databases'
import { makeSite } from './make-site'

/** The service with a small site and a database; `close` removes everything except a given database. */
export interface OpenApp {
  app: FastifyInstance
  db: Db
  directory: string
  close: () => Promise<void>
}

export async function openApp(
  options: { hosting?: Hosting; prepare?: (app: FastifyInstance) => void } & Partial<AppOptions> = {},
): Promise<OpenApp> {
  const { hosting, prepare, ...rest } = options
  const { directory, remove } = await makeSite(hosting)
  const database = createTestDatabase()
  const db = rest.db ?? database.db
  const app = await createApp({ siteDirectory: directory, checkMs: 0, logger: false, ...rest, db }).catch(
    async (error: unknown) => {
      await remove()
      throw error
    },
  )
  prepare?.(app)
  const close = async () => {
    await app.close()
    await database.close()
    await remove()
  }
  return { app, db, directory, close }
}
