import type { FastifyInstance } from 'fastify'
import { isDatabaseText } from '../../contract/database-values'
import { longestSearch } from '../../contract/search'
import { searchPath } from '../../contract/search-path'
import type { PageSearch } from '../search/create-page-search'
import { resultsPage } from '../search/results-page'
import type { PageSites } from '../submissions/pages/create-page-sites'
import { sendPage } from '../submissions/plain-form'

interface Options {
  search: PageSearch
  findSite: PageSites['findSite']
}

/** The search’s former address, which old pages and bookmarks lead to. */
const oldPath = '/api/search/results'

const nothing = { hits: [], correction: undefined }

/** The search for browsers without script, which the form of the site's own search leads to. */
export function searchPageRoute(app: FastifyInstance, { search, findSite }: Options): void {
  for (const path of [oldPath, searchPath.slice(0, -1)])
    app.get(path, async (request, reply) => reply.redirect(`${searchPath}${request.address.search}`, 301))
  app.get<{ Querystring: { q?: unknown } }>(searchPath, async (request, reply) => {
    const words = readWords(request.query.q)
    const found = words === '' ? nothing : await search(words)
    const site = await findSite(request)
    if (!found) void reply.header('retry-after', '60')
    return sendPage(reply, site, { status: found ? 200 : 503, page: resultsPage(site, { words, found }) })
  })
}

/** What was typed, as far as it can be searched for; a query may contain anything. */
function readWords(typed: unknown): string {
  if (typeof typed !== 'string' || !isDatabaseText(typed)) return ''
  const words = typed.trim().slice(0, longestSearch)
  return isDatabaseText(words) ? words : '' // cut within a character
}
