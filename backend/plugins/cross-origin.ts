import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from '../site/read-request-path'

/** Lets pages of the site that are served elsewhere, e.g. by a CDN, call the API. */
export async function addCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const forApi: FastifyCorsOptions = {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Retry-After', 'X-Latest-Only', 'X-Request-Id'],
    maxAge: 600,
  }
  await app.register(cors, {
    delegator: (request, done) => {
      done(null, isApiPath(request.address.pathname) ? forApi : { origin: false })
    },
  })
}
