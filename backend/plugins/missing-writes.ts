import type { FastifyInstance } from 'fastify'
import type { MissingLog } from '../seo/create-missing-log'

/** How often what was noted is written, in milliseconds. */
const pauseMs = 60_000

/** Writes noted addresses once a minute, and the last ones when the service stops. */
export function addMissingWrites(app: FastifyInstance, missing: MissingLog): void {
  const write = () =>
    missing.flush().catch((error: unknown) => app.log.warn(error, 'Addresses not found were not counted'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', (done) => {
    timer = setInterval(() => void write(), pauseMs).unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
}
