import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Makes public responses in this scope cacheable with revalidation: clients ask each time and get 304 if nothing has
 * changed. Changes are visible at once.
 */
export function addRevalidation(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    if (!namesTag(request.headers['if-none-match'], etag)) return payload
    void reply.code(304).removeHeader('content-type')
    return ''
  })
}

/** Whether an If-None-Match header names this tag. */
export const namesTag = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false
