import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseVariant } from './choose-variant'
import { findFile } from './find-site-file'
import { addVary, labelVariant } from './send-site-file'

/**
 * Sends the site's page for an error, always complete: conditions and ranges apply only to existing files.
 *
 * @param page Path of the page below the site's folder, e.g. "/404.html".
 * @returns Whether there is such a page.
 */
export async function sendErrorPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { page, status }: { page: string; status: 404 | 500 | 503 },
): Promise<boolean> {
  const file = await findFile(path.join(request.siteDirectory, page))
  if (!file) return false
  const variant = await chooseVariant(file, request.headers['accept-encoding'])
  const body = await readFile(variant.file.path)
  labelVariant(addVary(reply, file), file, variant).code(status).send(body)
  return true
}

interface Options {
  request: FastifyRequest
  reply: FastifyReply
  /** The 404 page, e.g. "/404.html": its script shows the published entry. */
  page: string
}

/**
 * Sends the 404 page for an entry that is published but not yet built: with status 200, marked so that it doesn't say
 * "not found" before its script has run, and noindex until it is built.
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

/** A short plain-text response, when there is no page to show. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)
}

/** Whether a person is likely to read the answer. */
export function acceptsHtml({ headers: { accept } }: FastifyRequest): boolean {
  return accept === undefined || /text\/(html|\*)|\*\/\*/i.test(accept)
}
