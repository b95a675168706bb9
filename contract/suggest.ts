import leven from 'leven'

/** The candidate most similar to `found`; undefined if none is similar enough. */
export function findNearest(found: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: leven(found.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && best.distance <= Math.max(2, found.length / 3) ? best.candidate : undefined
}

/** ". Did you mean …?", or nothing, to append to a message. */
export function suggest(found: string, candidates: readonly string[]): string {
  const nearest = findNearest(found, candidates)
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`
}
