import type { FastifyInstance } from 'fastify'

const sweepMs = 250

/** Closes connections after the last response when the service stops: keep-alive would delay it until its timeout. */
export function addDraining(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs).unref()
    done()
  })
  app.server.on('close', () => clearInterval(sweep))
  app.addHook('onSend', async (_request, reply, payload) => {
    if (sweep) reply.header('connection', 'close')
    return payload
  })
}
