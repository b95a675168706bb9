/** What a drill found out. */
export interface Verdict {
  /** Rows of cells, the heads first. */
  table: string[][]
  bounds: Bound[]
}

/** Something that must hold, e.g. "0 lost". */
export interface Bound {
  text: string
  isKept: boolean
}

/** The table in columns, names to the left and numbers to the right, and a line for each bound. */
export function formatVerdict({ table, bounds }: Verdict): string {
  const [head = [], ...body] = table
  const widths = head.map((_, at) => Math.max(...table.map((row) => (row[at] ?? '').length)))
  const isNumeric = head.map((_, at) => at > 0 && body.every((row) => !/^[a-z]/i.test(row[at] ?? '')))
  const pad = (text: string, at: number) =>
    isNumeric[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...body].map((row) =>
    row.map(pad).join('  ').trimEnd(),
  )
  return [...lines, ...bounds.map(({ text, isKept }) => `${isKept ? 'ok  ' : 'FAIL'} ${text}`), ''].join('\n')
}
