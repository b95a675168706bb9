import type { Correction } from '../../contract/search'
import { findCorrection } from '../../contract/search-correction'
import { createKnowledge, planSearch, type SearchKnowledge } from '../../contract/search-words'
import type { Db } from '../database/open-database'
import { createSearchRepository, type SearchHit } from '../repositories/search-repository'

export interface FoundPages {
  /** The best first. */
  hits: readonly SearchHit[]
  /** Undefined: they are for what was typed. */
  correction: Correction | undefined
}

/** Searches the public pages of the live release; answers undefined until they are loaded. */
export type PageSearch = (typed: string) => Promise<FoundPages | undefined>

interface Options {
  db: Db
  /** What the live release calls its search documents. */
  findRelease: () => Promise<string | undefined>
}

export function createPageSearch({ db, findRelease }: Options): PageSearch {
  const repository = createSearchRepository(db)
  const readKnowledge = createReadKnowledge(repository)
  return async (typed) => {
    const release = await repository.findRelease(await findRelease())
    if (release === undefined) return undefined
    const knowledge = await readKnowledge(release)
    if (!knowledge) return undefined // it was removed since it was found
    const plan = planSearch(typed, knowledge)
    const hits = plan.parts.length > 0 ? await repository.search(release, plan) : []
    return { hits, correction: findCorrection(typed, plan) }
  }
}

/** Reads what is known of a release; the last one's is kept. */
function createReadKnowledge({ findFacts }: Pick<ReturnType<typeof createSearchRepository>, 'findFacts'>) {
  let last: { release: number; knowledge: SearchKnowledge } | undefined
  return async (release: number): Promise<SearchKnowledge | undefined> => {
    if (last?.release === release) return last.knowledge
    const facts = await findFacts(release)
    if (!facts) return undefined
    const knowledge = createKnowledge(facts.words, facts.synonyms)
    last = { release, knowledge }
    return knowledge
  }
}
