import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findFile } from './find-site-file'

interface Options {
  request: FastifyRequest
  reply: FastifyReply
  /** Page for wrong addresses, e.g. "/404.html": its script shows what is published there. */
  page: string
}

/**
 * Shows the page for wrong addresses where something is published that no build has seen: as found, marked so that it
 * does not say "not found" before its script has looked, and not for search engines until it is built.
 *
 * @returns Whether there is such a page.
 */
export async function sendLivePage({ request, reply, page }: Options): Promise<boolean> {
  const file = await findFile(path.join(request.siteDirectory, page))
  if (!file) return false
  const html = await readFile(file.path, 'utf8')
  reply
    .code(200)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html.replace('<html', '<html data-live'))
  return true
}
