import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const header = 'x-request-id'

/** Names each request, in the log and to the caller, so that a complaint can be found again. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id)
    done()
  })
}

/** Makes the names; behind trusted proxies the name they gave is kept, if it is plain. */
export function createRequestId(trustProxy: boolean | string): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers[header]
    const isPlain = typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)
    return trustProxy !== false && isPlain ? given : randomUUID()
  }
}
