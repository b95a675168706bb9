import { useMemo, useState, type ReactNode } from 'react'
import * as css from './content-diff.module.css'
import { DiffLine } from './diff-line'
import type { DiffRow } from './diff-texts'
import { foldRows, type RowGroup } from './fold-rows'

/** Most lines put on the page at once; the rest on demand, so that the largest texts stay quick. */
const atOnce = 300

/** One field, or the text, with its lines; unchanged ones far from a change are folded. */
export function DifferenceRows({ name, rows }: { name: string; rows: readonly DiffRow[] }) {
  const groups = useMemo(() => foldRows(rows), [rows])
  const [opened, setOpened] = useState<readonly RowGroup[]>([])
  const [limit, setLimit] = useState(atOnce)
  const lines = groups.flatMap((group) => linesOf(group, opened.includes(group)))
  const hidden = lines.length - limit
  const toggle = (group: RowGroup) =>
    setOpened(opened.includes(group) ? opened.filter((one) => one !== group) : [...opened, group])
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={css.name}>
          {name}
        </th>
      </tr>
      {lines.slice(0, limit).map(({ row, fold }, index) =>
        fold ? (
          <Ask key={index} expanded={opened.includes(fold)} onClick={() => toggle(fold)}>
            {opened.includes(fold) ? 'Hide' : 'Show'} {countLines(fold.rows.length)}
          </Ask>
        ) : (
          <DiffLine key={index} row={row} />
        ),
      )}
      {hidden > 0 && (
        <Ask onClick={() => setLimit(limit + atOnce)}>
          Show {Math.min(atOnce, hidden)} of {hidden} further lines
        </Ask>
      )}
    </tbody>
  )
}

/** A line to show, or the place of lines that are folded. */
type Line = { row: DiffRow; fold?: undefined } | { row?: undefined; fold: RowGroup }

function linesOf(group: RowGroup, opened: boolean): Line[] {
  const lines = group.folded && !opened ? [] : group.rows.map((row) => ({ row }))
  return group.folded ? [{ fold: group }, ...lines] : lines
}

const countLines = (count: number) => `${count} unchanged ${count === 1 ? 'line' : 'lines'}`

interface AskProps {
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}

function Ask({ expanded, onClick, children }: AskProps) {
  return (
    <tr>
      <td colSpan={2} className={css.fold}>
        <button type="button" aria-expanded={expanded} onClick={onClick}>
          {children}
        </button>
      </td>
    </tr>
  )
}
