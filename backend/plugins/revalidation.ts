import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Lets callers of public calls in this scope keep the answers: they ask each time, and are told with 304 that theirs is
 * still good. So what changes is seen at once, and what does not costs nothing.
 */
export function addRevalidation(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    if (!names(request.headers['if-none-match'], etag)) return payload
    void reply.code(304).removeHeader('content-type')
    return ''
  })
}

const names = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false
