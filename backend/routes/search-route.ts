import type { FastifyInstance } from 'fastify'
import { searchPages } from '../../contract/search'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { addRevalidation } from '../plugins/revalidation'
import { registerEndpoint } from '../register-endpoint'
import { readWords } from '../repositories/search-ranking'
import { createSearchRepository, type SearchHit } from '../repositories/search-repository'

/** The search among the public pages of the live release. */
export function searchRoute(
  app: FastifyInstance,
  { db, findRelease }: { db: Db; findRelease: () => Promise<string | undefined> },
): void {
  const repository = createSearchRepository(db)
  void app.register((scope, _options, done) => {
    addRevalidation(scope)
    registerEndpoint(scope, searchPages, async ({ query: { q }, answer }) => {
      const release = await repository.findRelease(await findRelease())
      if (release === undefined) throw notReady()
      const words = readWords(q)
      return answer(200, { data: words ? groupByKind(await repository.search(release, words)) : [] })
    })
    done()
  })
}

const notReady = () =>
  new ServiceError('search_not_ready', 'The search is being prepared. Try again in a minute.')

/** The kind of the best page first. */
function groupByKind(found: readonly SearchHit[]) {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    hits: found
      .filter((hit) => hit.kind === kind)
      .map(({ href, title, summary, terms }) => ({ href, title, summary, terms })),
  }))
}
