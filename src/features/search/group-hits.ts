import type { SearchKind } from '../../../contract/search'
import { searchKinds } from '../../config/search'
import type { Hit } from './find-pages'

/** Results under one heading. */
export interface Group {
  id: SearchKind | 'best'
  title: string
  hits: readonly Hit[]
}

/** Results of every kind that come before the groups. */
const best = 3

/** Up to this many results are easier to read without groups. */
const fewest = 6

/**
 * The best pages of all, then the others by kind, the kind of the best page first.
 *
 * @param hits The best first.
 * @param first A kind that goes first, e.g. when the search was opened from the list of articles.
 */
export function groupHits(hits: readonly Hit[], first?: SearchKind): Group[] {
  const isAsked = hits.some(({ kind }) => kind === first)
  if (isAsked) {
    const others = hits.filter(({ kind }) => kind !== first)
    return groupByKind([...hits.filter(({ kind }) => kind === first), ...others])
  }
  const isOneKind = new Set(hits.map(({ kind }) => kind)).size < 2
  if (isOneKind) return groupByKind(hits)
  const count = hits.length > fewest ? best : fewest
  return [
    { id: 'best', title: 'Best matches', hits: hits.slice(0, count) },
    ...groupByKind(hits.slice(count)),
  ]
}

function groupByKind(hits: readonly Hit[]): Group[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    id: kind,
    title: searchKinds[kind],
    hits: hits.filter((hit) => hit.kind === kind),
  }))
}
