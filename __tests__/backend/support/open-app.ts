import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from '../../../backend/create-app'
import type { Hosting } from '../../../contract/hosting'
import { makeSite } from './make-site'

/** The service over a small site; `close` takes both away. */
export interface OpenApp {
  app: FastifyInstance
  directory: string
  close: () => Promise<void>
}

export async function openApp(
  options: { hosting?: Hosting; prepare?: (app: FastifyInstance) => void } & Partial<AppOptions> = {},
): Promise<OpenApp> {
  const { hosting, prepare, ...rest } = options
  const { directory, remove } = await makeSite(hosting)
  const app = await createApp({ siteDirectory: directory, logger: false, ...rest }).catch(
    async (error: unknown) => {
      await remove()
      throw error
    },
  )
  prepare?.(app)
  const close = async () => {
    await app.close()
    await remove()
  }
  return { app, directory, close }
}
