import leven from 'leven'

/** The candidate most similar to `found`; undefined if none is similar enough, apart from a folder that both are in. */
export function findNearest(found: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(found.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  if (best === undefined) return undefined
  const differing = found.length - countSharedFolders(found, best.candidate)
  return best.distance <= Math.max(2, differing / 3) ? best.candidate : undefined
}

/** The length of the folders that both are in: two articles aren't similar because they share one. */
function countSharedFolders(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return one.lastIndexOf('/', shared - 1) + 1
}

/** ". Did you mean …?", or nothing, to append to a message. */
export function suggest(found: string, candidates: readonly string[]): string {
  const nearest = findNearest(found, candidates)
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`
}
