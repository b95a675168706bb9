import type { PageReport } from './measure-page'
import { categories } from './run-lighthouse'

interface Aim {
  words: string
  /** How much a page misses it by, e.g. "62 ms"; undefined if it doesn't. */
  findMiss: (report: PageReport) => string | undefined
}

const aims: readonly Aim[] = [
  {
    words: 'LCP at most 1.05 times the twin’s',
    findMiss: ({ lcpRatio }) => (lcpRatio > 1.05 ? lcpRatio.toFixed(3) : undefined),
  },
  {
    words: 'TBT under 50 ms',
    findMiss: ({ metrics }) => (metrics.tbtMs >= 50 ? `${Math.round(metrics.tbtMs)} ms` : undefined),
  },
  { words: 'CLS 0', findMiss: ({ metrics }) => (metrics.cls > 0 ? metrics.cls.toPrecision(2) : undefined) },
  { words: 'every score 97 or more', findMiss: (report) => scoresUnder(97, report) },
  { words: 'every score 100', findMiss: (report) => scoresUnder(100, report) },
]

/** Each aim, with the pages that miss it. */
export function formatAims(reports: readonly PageReport[]): string {
  return aims.map((aim) => formatAim(aim, reports)).join('\n')
}

function formatAim({ words, findMiss }: Aim, reports: readonly PageReport[]): string {
  const misses = reports.flatMap((report) => {
    const miss = findMiss(report)
    return miss === undefined ? [] : [`    ${report.page}: ${miss}`]
  })
  const verdict = misses.length === 0 ? 'met' : `missed by ${misses.length} of ${reports.length}`
  return [`  ${words}: ${verdict}`, ...misses].join('\n')
}

function scoresUnder(limit: number, { scores }: PageReport): string | undefined {
  const low = categories.filter((category) => scores[category] < limit)
  return low.length === 0 ? undefined : low.map((category) => `${category} ${scores[category]}`).join(', ')
}
