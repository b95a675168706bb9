import type { FastifyInstance } from 'fastify'
import { searchPages } from '../../contract/search'
import { createKnowledge, planSearch, type SearchKnowledge } from '../../contract/search-words'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { addRevalidation } from '../plugins/revalidation'
import { registerEndpoint } from '../register-endpoint'
import { createSearchRepository, type SearchHit } from '../repositories/search-repository'

/** The search among the public pages of the live release. */
export function searchRoute(
  app: FastifyInstance,
  { db, findRelease }: { db: Db; findRelease: () => Promise<string | undefined> },
): void {
  const repository = createSearchRepository(db)
  const readKnowledge = createReadKnowledge(repository)
  void app.register((scope, _options, done) => {
    addRevalidation(scope)
    registerEndpoint(scope, searchPages, async ({ query: { q }, answer }) => {
      const release = await repository.findRelease(await findRelease())
      if (release === undefined) throw notReady()
      const plan = planSearch(q, await readKnowledge(release))
      return answer(200, {
        data: groupByKind(plan.parts.length > 0 ? await repository.search(release, plan) : []),
      })
    })
    done()
  })
}

const notReady = () =>
  new ServiceError('search_not_ready', 'The search is being prepared. Try again in a minute.')

/** Reads what is known of a release; the last one's is kept. */
function createReadKnowledge({ findFacts }: Pick<ReturnType<typeof createSearchRepository>, 'findFacts'>) {
  let last: { release: number; knowledge: SearchKnowledge } | undefined
  return async (release: number): Promise<SearchKnowledge> => {
    if (last?.release === release) return last.knowledge
    const facts = await findFacts(release)
    if (!facts) throw notReady() // it was removed since it was found
    const knowledge = createKnowledge(facts.words, facts.synonyms)
    last = { release, knowledge }
    return knowledge
  }
}

/** The kind of the best page first. */
function groupByKind(found: readonly SearchHit[]) {
  const placed = found.map((hit, index) => ({ ...hit, place: index + 1 }))
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, hits: placed.filter((hit) => hit.kind === kind).map(withoutKind) }))
}

const withoutKind = ({ kind, ...hit }: SearchHit & { place: number }) => hit
