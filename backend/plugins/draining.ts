import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 250

/**
 * Closes connections after the last response when the service stops, and those that browsers open in advance and may
 * never use: Node would wait for their requests for a minute.
 */
export function addDraining(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let sweep: NodeJS.Timeout | undefined
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, sweepMs).unref()
    done()
  })
  app.server.on('close', () => clearInterval(sweep))
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (sweep) reply.header('connection', 'close')
    done(null, payload)
  })
}
