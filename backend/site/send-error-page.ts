import type { FastifyReply, FastifyRequest } from 'fastify'

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
  const { find, memory } = request.siteFiles
  const found = await find(page, request.headers['accept-encoding'])
  if (!found || 'kind' in found) return false
  reply.headers(found.labels)
  reply.code(status).send(await memory.read(found.file))
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
  const { find, memory } = request.siteFiles
  const found = await find(page)
  if (!found || 'kind' in found) return false
  const html = (await memory.read(found.file)).toString('utf8')
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
