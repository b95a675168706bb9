/** What numbers on the islands of technologies say. */
export const islandLegend =
  'The number on an island counts the services and articles here that use it; without a number, none does yet.'
