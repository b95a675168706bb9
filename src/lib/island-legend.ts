/** What numbers on the islands of technologies say. */
export const islandLegend =
  'The number on an island counts the services and articles here that use it. No number means none yet.'
