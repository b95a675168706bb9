/** Fewest and most characters. */
export type Limit = readonly [least: number, most: number]

/** How long the texts may be when they are published, as in the contract's schemas; a test compares them. */
export const limits = {
  title: [3, 80],
  lead: [40, 260],
  tagline: [20, 110],
  author: [3, 60],
  seoTitle: [10, 52],
  seoDescription: [70, 160],
  alt: [5, 160],
  label: [2, 60],
  sentence: [10, 420],
  outcomeTitle: [3, 70],
  partLabel: [2, 28],
  timelineCaption: [10, 140],
} as const satisfies Record<string, Limit>

/** How many there may be. */
export const counts = {
  tags: [1, 4],
  postServices: [0, 2],
  postTechnologies: [0, 3],
  studyServices: [1, 3],
  studyTechnologies: [0, 4],
  timeline: [3, 6],
  outcomes: [2, 5],
  does: [3, 6],
  brings: [3, 6],
  gets: [2, 6],
} as const satisfies Record<string, Limit>

/** Latest week of a time line. */
export const lastWeek = 104

/** How long a text is beside how long it may be: "12 of 80", "12, at least 40". */
export function describeLength(length: number, [least, most]: Limit): { text: string; fits: boolean } {
  const fits = length >= least && length <= most
  if (length > 0 && length < least) return { text: `${length}, at least ${least}`, fits }
  return { text: `${length} of ${most}`, fits }
}
