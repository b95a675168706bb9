import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EntryKind } from '../../contract/content/entry-kind'
import { entryAddress } from '../../contract/entry-address'
import { findEntryAddress } from '../../contract/entry-patterns'
import { ServiceError } from '../errors/service-error'
import type { MissingLog } from '../seo/create-missing-log'
import type { FindMoved } from '../seo/find-moved'
import { toLocation } from '../site/find-redirect'
import { isApiPath } from '../site/read-request-path'
import { acceptsHtml, sendErrorPage, sendLivePage, sendText } from '../site/send-error-page'

/** Whether an entry is published, although the built site may have no page for it yet. */
export type IsPublished = (kind: EntryKind, slug: string) => Promise<boolean>

/**
 * Handles requests that match no route, before their body is read. While the database is down, nobody knows whether an
 * entry or a redirect is at an address: it answers 503, never 404.
 */
export function addNotFound(
  app: FastifyInstance,
  {
    isPublished,
    findMoved,
    missing,
  }: { isPublished: IsPublished; findMoved: FindMoved; missing: MissingLog },
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname } = request.address
    if (isApiPath(pathname)) throw unknownCall(request)
    if (!isReading(request))
      return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Pages can only be read.')
    const isPage = acceptsHtml(request)
    const published = isPage ? await findPublished(request) : undefined
    const moved = published === undefined ? await findMoved(pathname) : undefined
    if (moved) return reply.redirect(toLocation(moved.to, request.address.search), moved.status)
    const page = request.hosting?.notFound
    if (page === undefined || !isPage) return sendNothing(reply)
    if (published !== undefined && published !== pathname)
      return reply.redirect(toLocation(published, request.address.search), 301)
    const isLive = published !== undefined && (await sendLivePage({ request, reply, page }))
    if (isLive) return reply
    if (request.method === 'GET') missing.note(pathname, request.headers.referer, request.host)
    const isShown = await sendErrorPage({ request, reply }, { page, status: 404 })
    return isShown ? reply : sendNothing(reply)
  }

  /** The URL of the requested entry, if it is published. */
  const findPublished = async (request: FastifyRequest): Promise<string | undefined> => {
    const found = isRouterProbe(request) ? undefined : findEntryAddress(request.address.pathname)
    if (!found) return undefined
    return (await isPublished(found.kind, found.slug)) ? entryAddress(found.kind, found.slug) : undefined
  }
  app.setNotFoundHandler(answer)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply).catch(done)
    else done()
  })
}

/**
 * Gatsby's router sends this to find out whether a URL without page data is a page. If it were, the router would leave
 * the 404 page, whose script shows the published entry.
 */
const isRouterProbe = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' && !/text\/html/i.test(headers.accept ?? '')

const sendNothing = (reply: FastifyReply) => sendText(reply, 404, 'There is nothing at this address.')

function unknownCall({ method, address }: FastifyRequest): ServiceError {
  const message = `There is no ${method} ${address.pathname}. Check the method and the path.`
  return new ServiceError('not_found', message)
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
