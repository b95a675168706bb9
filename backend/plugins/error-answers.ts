import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { explainApiError } from '../errors/explain-api-error'
import { ServiceError } from '../errors/service-error'
import type { ReadSite } from '../site/open-site'
import { planHeaders } from '../site/plan-headers'
import { isApiPath, readRequestPath } from '../site/read-request-path'
import { sendErrorPage, sendText } from '../site/send-error-page'

/** Sends errors: JSON for the API, a page or plain text for the site. Details are only logged. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body } = explainApiError(error)
    for (const name of headersOfFiles) reply.removeHeader(name)
    // those of a stream that failed before its first byte are set already
    if (!reply.raw.headersSent) for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
    reply.ownHeaders = undefined
    if (status === 503) reply.header('retry-after', retryAfter)
    if (error instanceof ServiceError) reply.headers(error.headers)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (isApiPath(request.address.pathname)) return reply.code(status).send(body)

    const page = request.hosting?.serverError
    const isShown =
      status >= 500 &&
      page !== undefined &&
      (await sendErrorPage({ request, reply }, { page, status: status === 503 ? 503 : 500 }).catch(
        () => false,
      ))
    return isShown ? reply : sendText(reply, status, body.message)
  })
}

/** When to ask again after a 503 whose error doesn't say, in seconds. */
const retryAfter = '10'

/** Set for a file that is not sent in the end. */
const headersOfFiles = [
  'content-disposition',
  'content-encoding',
  'content-type',
  'content-length',
  'etag',
  'last-modified',
  'vary',
]

/** Handles a URL that can't be decoded: Fastify rejects it before any hook runs. */
export async function answerBadAddress(
  readSite: ReadSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { pathname } = readRequestPath(request.raw.url ?? '')
  const message = 'This address can’t be read. Check it for stray percent signs.'
  const { hosting } = await readSite()
  reply.headers(planHeaders(hosting, { pathname, status: 400 })).header('x-request-id', request.id)
  if (isApiPath(pathname)) reply.code(400).send({ code: 'bad_request', message })
  else sendText(reply, 400, message)
}
