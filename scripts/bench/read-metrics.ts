import type { Result } from './run-lighthouse'

/** Metrics that visitors notice, and sizes. */
export interface Metrics {
  fcpMs: number
  lcpMs: number
  tbtMs: number
  /** Sum of layout shifts, without a unit. */
  cls: number
  speedIndexMs: number
  /** Transferred, i.e. compressed and with headers. */
  scriptBytes: number
  totalBytes: number
}

export function readMetrics(result: Result): Metrics {
  return {
    fcpMs: numberOf(result, 'first-contentful-paint'),
    lcpMs: numberOf(result, 'largest-contentful-paint'),
    tbtMs: numberOf(result, 'total-blocking-time'),
    cls: numberOf(result, 'cumulative-layout-shift'),
    speedIndexMs: numberOf(result, 'speed-index'),
    scriptBytes: transferred(result, 'script'),
    totalBytes: transferred(result, 'total'),
  }
}

const numberOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN

function transferred(result: Result, kind: string): number {
  const details = result.audits['resource-summary']?.details
  const rows = details?.items ?? []
  return Number(rows.find(({ resourceType }) => resourceType === kind)?.['transferSize'])
}
