import type { FastifyInstance } from 'fastify'
import { searchPages } from '../../contract/search'
import { ServiceError } from '../errors/service-error'
import { addRevalidation } from '../plugins/revalidation'
import { registerEndpoint } from '../register-endpoint'
import type { SearchHit } from '../repositories/search-repository'
import type { PageSearch } from '../search/create-page-search'

/** The search among the public pages of the live release. */
export function searchRoute(app: FastifyInstance, search: PageSearch): void {
  void app.register((scope, _options, done) => {
    addRevalidation(scope)
    registerEndpoint(scope, searchPages, async ({ query: { q }, answer }) => {
      const found = await search(q)
      if (!found) throw notReady()
      const { hits, correction } = found
      return answer(200, { data: groupByKind(hits), ...(correction && { correction }) })
    })
    done()
  })
}

const notReady = () =>
  new ServiceError('search_not_ready', 'The search is being prepared. Try again in a minute.')

/** The kind of the best page first. */
function groupByKind(found: readonly SearchHit[]) {
  const placed = found.map((hit, index) => ({ ...hit, place: index + 1 }))
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, hits: placed.filter((hit) => hit.kind === kind).map(withoutKind) }))
}

const withoutKind = ({ kind, ...hit }: SearchHit & { place: number }) => hit
