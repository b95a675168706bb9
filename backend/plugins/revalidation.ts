import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Makes public responses in this scope cacheable with revalidation: clients ask each time and get 304 if nothing has
 * changed. Changes are visible at once.
 */
export function addRevalidation(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      done(null, payload)
      return
    }
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    const isKnown = namesTag(request.headers['if-none-match'], etag)
    if (isKnown) void reply.code(304).removeHeader('content-type')
    done(null, isKnown ? '' : payload)
  })
}

/** Whether an If-None-Match header names this tag. */
export const namesTag = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false
