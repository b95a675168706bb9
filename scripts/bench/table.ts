import type { PageReport } from './measure-page'

interface Column {
  head: string
  cell: (report: PageReport) => string
}

const whole = (value: number) => String(Math.round(value))
const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const columns: readonly Column[] = [
  { head: 'Page', cell: ({ page }) => page },
  { head: 'Perf', cell: ({ scores }) => whole(scores.performance) },
  { head: 'A11y', cell: ({ scores }) => whole(scores.accessibility) },
  { head: 'Best', cell: ({ scores }) => whole(scores['best-practices']) },
  { head: 'SEO', cell: ({ scores }) => whole(scores.seo) },
  { head: 'LCP ms', cell: ({ metrics }) => whole(metrics.lcpMs) },
  { head: 'Twin LCP', cell: ({ twin }) => whole(twin.lcpMs) },
  { head: 'Ratio', cell: ({ lcpRatio }) => lcpRatio.toFixed(3) },
  { head: 'TBT ms', cell: ({ metrics }) => whole(metrics.tbtMs) },
  { head: 'Twin TBT', cell: ({ twin }) => whole(twin.tbtMs) },
  { head: 'CLS', cell: ({ metrics }) => String(Number(metrics.cls.toFixed(4))) },
  { head: 'Script KiB', cell: ({ metrics }) => kib(metrics.scriptBytes) },
  { head: 'Total KiB', cell: ({ metrics }) => kib(metrics.totalBytes) },
]

/** One line a page, in columns; names to the left, numbers to the right. */
export function formatTable(reports: readonly PageReport[]): string {
  const rows = [
    columns.map(({ head }) => head),
    ...reports.map((report) => columns.map(({ cell }) => cell(report))),
  ]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  const pad = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)
  const rule = widths.map((width) => '-'.repeat(width))
  const [head = [], ...body] = rows
  return [head, rule, ...body].map((row) => row.map(pad).join('  ')).join('\n')
}
