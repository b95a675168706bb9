import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Adds the headers that are known only when the response is sent: the last one of a connection says so. */
    addLateHeaders: () => void
  }
}

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
  app.decorateReply('addLateHeaders', function (this: FastifyReply) {
    if (sweep) this.header('connection', 'close')
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.addLateHeaders()
    done(null, payload)
  })
}
