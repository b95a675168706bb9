import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'

/** How slowly a body may come in. */
export interface BodyPace {
  /** Until then, any pace is fine; milliseconds. */
  graceMs: number
  /** On average, from then on. */
  bytesPerSecond: number
}

const usual: BodyPace = { graceMs: 20_000, bytesPerSecond: 1024 }

/** How long the rest of a body is read after the answer, so that the client comes to read the answer. */
const lingerMs = 2_000

/**
 * Bounds what a client may do with a body: one that comes in too slowly is answered 408, and what is left of it after
 * the answer is read for two seconds, then the connection is closed.
 */
export function addBodyBounds(app: FastifyInstance, pace = usual): void {
  app.addHook('onRequest', (request, reply, done) => {
    done()
    const { raw } = request
    const { socket } = raw
    if (!waitsForBody(request) || !(socket instanceof Socket)) return
    const [since, bytesBefore] = [Date.now(), socket.bytesRead]
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed || reply.raw.headersSent) {
        stop()
        return
      }
      const elapsed = Date.now() - since
      const expected = (elapsed / 1000) * pace.bytesPerSecond
      if (elapsed < pace.graceMs || socket.bytesRead - bytesBefore >= expected) return
      stop()
      if (!reply.sent) void reply.send(tooSlow())
    }, pace.graceMs / 4).unref()
    const stop = () => clearInterval(timer)
    raw.once('close', stop)
  })

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done()
    // `inject` has neither a socket nor anything left to read
    if (raw.complete || !(raw.socket instanceof Socket)) return
    const timer = setTimeout(() => raw.socket.destroy(), lingerMs).unref()
    raw.once('end', () => clearTimeout(timer))
    raw.resume()
  })
}

/** The body of a GET is never read, so it stays incomplete while a slow answer is sent. */
function waitsForBody({ method, raw: { headers } }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const tooSlow = () =>
  new ServiceError('request_timeout', 'The request came in too slowly. Check your connection and try again.')
