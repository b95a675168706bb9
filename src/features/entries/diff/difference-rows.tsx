import { useMemo, useState, type ReactNode } from 'react'
import * as css from './content-diff.module.css'
import type { DiffRow, DiffPart } from './diff-texts'

/** Lines shown at first; more on demand, to keep large texts fast. */
const pageSize = 300

/** The lines of a field or of the text; unchanged lines far from a change are collapsed. */
export function DifferenceRows({ name, rows }: { name: string; rows: readonly DiffRow[] }) {
  const groups = useMemo(() => foldRows(rows), [rows])
  const [opened, setOpened] = useState<readonly RowGroup[]>([])
  const [limit, setLimit] = useState(pageSize)
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
          <RowButton key={index} expanded={opened.includes(fold)} onClick={() => toggle(fold)}>
            {opened.includes(fold) ? 'Hide' : 'Show'} {countLines(fold.rows.length)}
          </RowButton>
        ) : (
          <DiffLine key={index} row={row} />
        ),
      )}
      {hidden > 0 && (
        <RowButton onClick={() => setLimit(limit + pageSize)}>
          Show {Math.min(pageSize, hidden)} more lines
        </RowButton>
      )}
    </tbody>
  )
}

/** A line, or a button that stands for collapsed lines. */
type Line = { row: DiffRow; fold?: undefined } | { row?: undefined; fold: RowGroup }

function linesOf(group: RowGroup, opened: boolean): Line[] {
  const lines = group.folded && !opened ? [] : group.rows.map((row) => ({ row }))
  return group.folded ? [{ fold: group }, ...lines] : lines
}

const countLines = (count: number) => `${count} unchanged ${count === 1 ? 'line' : 'lines'}`

interface RowButtonProps {
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ expanded, onClick, children }: RowButtonProps) {
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

/** Rows to show, or unchanged rows that are collapsed. */
interface RowGroup {
  folded: boolean
  rows: DiffRow[]
}

/** Unchanged lines shown around a change, and the fewest worth collapsing. */
const context = 2
const minFolded = 3

/** Collapses unchanged lines away from changes. */
export function foldRows(rows: readonly DiffRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  for (let start = 0; start < rows.length;) {
    const same = rows[start]?.kind === 'same'
    const end = findEnd(rows, start, same)
    const run = rows.slice(start, end)
    const head = start === 0 ? 0 : context
    const tail = end === rows.length ? 0 : context
    if (same && run.length >= head + tail + minFolded) {
      add(groups, run.slice(0, head), false)
      add(groups, run.slice(head, run.length - tail), true)
      add(groups, run.slice(run.length - tail), false)
    } else add(groups, run, false)
    start = end
  }
  return groups
}

/** Index of the end of a run of unchanged, or of changed, rows. */
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

/** One line of both versions. Changes are marked by a sign, a line and hidden words, not by color alone. */
function DiffLine({ row: { kind, before, after } }: { row: DiffRow }) {
  if (kind === 'same')
    return (
      <tr>
        <td className={css.same}>{textOf(before)}</td>
        {/* read out once */}
        <td className={`${css.same} ${css.twin}`}>
          <span aria-hidden="true">{textOf(after)}</span>
        </td>
      </tr>
    )
  return (
    <tr>
      <td className={before === null ? css.none : css.removed}>
        {before && <Side parts={before} tag="del" />}
      </td>
      <td className={after === null ? css.none : css.added}>{after && <Side parts={after} tag="ins" />}</td>
    </tr>
  )
}

const textOf = (parts: DiffPart[] | null) => parts?.map(({ text }) => text).join('') ?? ''

const words = {
  del: { sign: '−', begins: 'removed:', ends: 'end of removed text' },
  ins: { sign: '+', begins: 'added:', ends: 'end of added text' },
} as const

function Side({ parts, tag: Tag }: { parts: DiffPart[]; tag: 'del' | 'ins' }) {
  const { sign, begins, ends } = words[Tag]
  return (
    <>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      {parts.map(({ text, same }, index) =>
        same ? (
          text
        ) : (
          <Tag key={index}>
            <Spoken>{begins}</Spoken>
            {text === '' ? <em className={css.empty}>empty line</em> : text}
            {index < parts.length - 1 && <Spoken>{ends}</Spoken>}
          </Tag>
        ),
      )}
    </>
  )
}

/** For screen readers, most of which do not announce added or removed text. */
const Spoken = ({ children }: { children: string }) => (
  <span className={`visually-hidden ${css.spoken}`}> {children} </span>
)
