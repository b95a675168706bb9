/** What numbers on the islands of technologies say. */
export const islandLegend =
  'The number on an island shows how many services and articles here use it. An island without a number has none yet.'
