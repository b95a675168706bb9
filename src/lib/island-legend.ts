/** What numbers on the islands of technologies say. */
export function islandLegend(uses: readonly { count: number }[]): string {
  const some = 'The number on an island counts the services and articles here that use it'
  return uses.some(({ count }) => count === 0) ? `${some}; no number means none yet.` : `${some}.`
}
