import type { FastifyReply } from 'fastify'

/** A short answer in plain words, for when there is no page to show. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)
}
