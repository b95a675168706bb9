import type { DiffRow } from './diff-texts'

/** Rows to show, or unchanged ones that are folded away until somebody asks for them. */
export interface RowGroup {
  folded: boolean
  rows: DiffRow[]
}

/** Lines that stay around a change, and the fewest that are worth folding. */
const kept = 2
const fewest = 3

/** Folds unchanged lines away from changes. */
export function foldRows(rows: readonly DiffRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  for (let start = 0; start < rows.length;) {
    const same = rows[start]?.kind === 'same'
    const end = findEnd(rows, start, same)
    const run = rows.slice(start, end)
    const head = start === 0 ? 0 : kept
    const tail = end === rows.length ? 0 : kept
    if (same && run.length >= head + tail + fewest) {
      add(groups, run.slice(0, head), false)
      add(groups, run.slice(head, run.length - tail), true)
      add(groups, run.slice(run.length - tail), false)
    } else add(groups, run, false)
    start = end
  }
  return groups
}

/** Where the run of rows that are unchanged, or are not, ends. */
function findEnd(rows: readonly DiffRow[], start: number, same: boolean): number {
  let end = start
  while (end < rows.length && (rows[end]?.kind === 'same') === same) end++
  return end
}

function add(groups: RowGroup[], rows: DiffRow[], folded: boolean): void {
  const last = groups.at(-1)
  if (rows.length === 0) return
  if (last && !folded && !last.folded) for (const row of rows) last.rows.push(row)
  else groups.push({ folded, rows })
}
