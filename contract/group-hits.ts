import type { SearchKind } from './search'
import { searchKinds } from './search-kinds'

interface Hit {
  kind: SearchKind
}

/** Results under one heading. */
export interface Group<H extends Hit> {
  id: SearchKind | 'best'
  /** Beside other groups with how many there are, e.g. "Articles (4)", or "Articles (4 more)" below the best ones. */
  title: string
  hits: readonly H[]
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
export function groupHits<H extends Hit>(hits: readonly H[], first?: SearchKind): Group<H>[] {
  const isAsked = hits.some(({ kind }) => kind === first)
  if (isAsked) {
    const others = hits.filter(({ kind }) => kind !== first)
    return groupByKind([...hits.filter(({ kind }) => kind === first), ...others])
  }
  const isOneKind = new Set(hits.map(({ kind }) => kind)).size < 2
  if (isOneKind) return groupByKind(hits).map((group) => ({ ...group, title: searchKinds[group.id] }))
  const count = hits.length > fewest ? best : fewest
  const shown = hits.slice(0, count)
  return [
    { id: 'best', title: 'Best matches', hits: shown },
    ...groupByKind(hits.slice(count), new Set(shown.map(({ kind }) => kind))),
  ]
}

/** @param begun Kinds that have pages above these. */
function groupByKind<H extends Hit>(
  all: readonly H[],
  begun: ReadonlySet<SearchKind> = new Set(),
): (Group<H> & { id: SearchKind })[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const hits = all.filter((hit) => hit.kind === kind)
    const more = begun.has(kind) ? ' more' : ''
    return { id: kind, title: `${searchKinds[kind]} (${hits.length}${more})`, hits }
  })
}

/** How many pages there are of each kind, in the order of the best, and the first group that has one. */
export function countKinds<H extends Hit>(groups: readonly Group<H>[]) {
  const hits = groups.flatMap((group) => group.hits)
  return [...new Set(hits.map(({ kind }) => kind))].map((kind) => ({
    title: `${searchKinds[kind]} (${hits.filter((hit) => hit.kind === kind).length})`,
    group: groups.find(({ id }) => id === kind)?.id ?? 'best',
  }))
}
