/** Recommended word counts by kind of page. */
export interface LengthRange {
  /** As in "an article should have 600 to 1,400 words". */
  name: string
  from: number
  to: number
}

/** By kind of page; `seo` fields and taglines do not count. */
export const textLengths = {
  list: { name: 'a list page', from: 20, to: 120 },
  page: { name: 'a page', from: 300, to: 800 },
  category: { name: 'a category', from: 400, to: 700 },
  service: { name: 'a service', from: 350, to: 700 },
  technology: { name: 'a technology', from: 350, to: 700 },
  solution: { name: 'a solution', from: 500, to: 1000 },
  sample: { name: 'a sample', from: 250, to: 800 },
  post: { name: 'an article', from: 600, to: 1400 },
  'case-study': { name: 'a case study', from: 500, to: 1100 },
  job: { name: 'a job', from: 250, to: 600 },
  person: { name: 'a person', from: 60, to: 500 },
  legal: { name: 'a legal page', from: 500, to: 2500 },
} as const satisfies Record<string, LengthRange>

/** What to change where a text is too short or too long; undefined where it fits. */
export function adviseLength(words: number, { name, from, to }: LengthRange): string | undefined {
  if (words >= from && words <= to) return undefined
  return `${words} words: ${name} should have ${from} to ${to}.`
}
