/** What benchmarks compare, with the most it should be. Ratios hold on any machine, times on one. */
export const measures = {
  coldBuild: { title: 'Cold build, beside a bare Gatsby site', aim: 3 },
  warmBuild: { title: 'Warm build, beside a bare Gatsby site', aim: 2 },
  largestPaint: { title: 'Largest paint, beside the same page without scripts', aim: 1.05 },
  plainPaint: { title: 'Largest paint of the home page, beside its words as a plain page', aim: 1.5 },
  gatsbyBytes: { title: 'Bytes of the home page once awake, beside a bare Gatsby page', aim: 2 },
} as const
export type Measure = keyof typeof measures

/** Of one run of a benchmark. */
export type Ratios = Partial<Record<Measure, number>>

export interface Run {
  /** ISO date and time. */
  at: string
  /** Short hash; with "+" when files differed from it. */
  commit: string
  ratios: Ratios
}
