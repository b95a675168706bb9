import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import { sendErrorPage } from '../site/send-error-page'
import { isApiPath } from '../site/read-request-path'
import { sendText } from '../site/send-text'

/** Answers what no route answers, before its body is read. */
export function addNotFound(app: FastifyInstance): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isApiPath(request.address.pathname)) throw unknownCall(request)
    if (!isReading(request))
      return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Pages can only be read.')
    const page = request.hosting?.notFound
    const isShown =
      page !== undefined &&
      acceptsHtml(request.headers.accept) &&
      (await sendErrorPage({ request, reply }, { page, status: 404 }))
    return isShown ? reply : sendText(reply, 404, 'There is nothing at this address.')
  }
  app.setNotFoundHandler(answer)
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined))
}

function unknownCall({ method, address }: FastifyRequest): ServiceError {
  const message = `There is no ${method} ${address.pathname}. Check the method and the path.`
  return new ServiceError('not_found', message)
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/(html|\*)|\*\/\*/i.test(accept)
}
