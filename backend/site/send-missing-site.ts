import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, page, pageHeaders } from '../submissions/pages/page'
import { acceptsHtml, sendText } from './send-error-page'

/** When to ask again, in seconds. */
const retryAfter = '15'

const title = 'This site is being prepared'
const body = html`<p>It opens in a few minutes. This page reloads until then.</p>`

/** The answer to every address before the first release. */
export function sendMissingSite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', retryAfter)
  if (!acceptsHtml(request)) return sendText(reply, 503, `${title}.`)
  reply.ownHeaders = pageHeaders(undefined)
  return reply
    .code(503)
    .header('refresh', retryAfter)
    .type('text/html; charset=utf-8')
    .send(
      page(
        { firm: undefined, contacts: undefined, locale: 'en', address: '', frame: undefined },
        { title, body },
      ),
    )
}
