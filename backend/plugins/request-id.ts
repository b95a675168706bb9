import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const header = 'x-request-id'

/** Gives each request an id, in the log and the response, so that a reported problem can be found. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id)
    done()
  })
}

/** Generates ids; uses a well-formed id from a trusted proxy. */
export function createRequestId(trustProxy: boolean | string): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers[header]
    const isPlain = typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)
    return trustProxy !== false && isPlain ? given : randomUUID()
  }
}
