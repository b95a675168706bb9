import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

type Headers = Readonly<Record<string, string>>

/** An answer whose headers and bytes are known. */
export interface WholeAnswer {
  status: number
  /** All but those that belong to one request. */
  headers: Headers
  /** None for HEAD and 304. */
  body?: Buffer
}

/**
 * Sends an answer that is complete, headers and all, in one step. `reply.send` would hand it through the hooks that put
 * the headers of other answers together, and set each header by itself.
 */
export function sendWhole(reply: FastifyReply, answer: WholeAnswer): FastifyReply {
  reply.addLateHeaders()
  const own = Object.entries(reply.getHeaders()).filter(([name]) => !(name in answer.headers))
  reply.hijack() // from Fastify's way of sending; its hooks for what was sent still run
  writeWhole(reply.raw, answer, own.flat().map(String))
  return reply
}

/** @param own Names and values, in turn, of headers that belong to this request. */
export function writeWhole(
  response: ServerResponse,
  { status, headers, body }: WholeAnswer,
  own: readonly string[],
): void {
  response.writeHead(status, [...listHeaders(headers), ...own]).end(body)
}

const lists = new WeakMap<Headers, readonly string[]>()

/** Names and values in turn, kept for the headers of the next answer: putting many into one object is slow. */
function listHeaders(headers: Headers): readonly string[] {
  const known = lists.get(headers)
  if (known) return known
  const list = Object.entries(headers).flat()
  lists.set(headers, list)
  return list
}
