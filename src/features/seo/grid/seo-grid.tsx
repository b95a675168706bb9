import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { matchesWords } from '../../../lib/matches-words'
import { ActionButton } from '../../../ui/action-button'
import { EmptyState } from '../../../ui/load-states'
import { SearchInput } from '../../../ui/search-input'
import type { SeoRow } from '../plan-seo-rows'
import * as seo from '../seo.module.css'
import { ConflictList } from './conflict-list'
import { GridCell } from './grid-cell'
import { gridColumns, planPaste, shownDraft, textOf, type GridColumn } from './grid-draft'
import * as css from './seo-grid.module.css'
import { countPages, type GridEditing } from './use-grid-draft'

interface Props {
  /** By path. */
  rows: readonly SeoRow[]
  editing: GridEditing
  onOpen: (path: string) => void
}

const titles: Record<GridColumn, string> = {
  title: 'Meta title',
  description: 'Meta description',
  canonical: 'Canonical URL',
  noindex: 'Noindex',
}

/** A cell of the grid, by its place. */
interface Place {
  row: number
  column: number
}

/** All public pages as a spreadsheet: cells are edited in place, and saved together. */
export function SeoGrid({ rows, editing, onOpen }: Props) {
  const [search, setSearch] = useState('')
  const found = rows.filter(
    ({ path, saved, gone }) => !gone && matchesWords(`${path} ${saved.title}`, search),
  )
  const { grid, problems } = editing
  const count = grid.edits.size
  return (
    <>
      <div className={seo.tools}>
        <SearchInput label="Search pages" value={search} onChange={setSearch} />
      </div>
      <div className={css.bar}>
        <p role="status" className={seo.count}>
          {count === 0
            ? 'Enter edits a cell, Esc cancels. Paste rows from a spreadsheet.'
            : `${countPages(count)} changed, not saved`}
        </p>
        {count > 0 && (
          <div className={css.actions}>
            <ActionButton onPress={editing.undo} isDisabled={grid.before.length === 0}>
              Undo
            </ActionButton>
            <ActionButton onPress={editing.discard}>Discard all</ActionButton>
            <ActionButton
              look="main"
              onPress={editing.save}
              isPending={editing.isSaving}
              isDisabled={problems.size > 0 || grid.conflicts.size > 0}
            >
              Save {countPages(count)}
            </ActionButton>
          </div>
        )}
      </div>
      {editing.failure !== undefined && (
        <p role="alert" className={css.failure}>
          {editing.failure}
        </p>
      )}
      <ConflictList rows={rows} editing={editing} titles={titles} />
      {found.length === 0 ? (
        <EmptyState>No results for “{search.trim()}”</EmptyState>
      ) : (
        <Grid rows={found} editing={editing} onOpen={onOpen} />
      )}
    </>
  )
}

function Grid({ rows, editing, onOpen }: Props) {
  const { grid, problems, change } = editing
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  /** The text that is being edited; undefined: cells are moved between. */
  const [text, setText] = useState<string>()
  const table = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  const row = Math.min(place.row, rows.length - 1)
  const column = gridColumns[place.column] ?? 'title'
  const current = rows[row]

  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    table.current?.querySelector<HTMLElement>('[data-current]')?.focus()
  })
  const move = (down: number, right: number) => {
    takesFocus.current = true
    const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))
    setPlace({
      row: clamp(row + down, rows.length - 1),
      column: clamp(place.column + right, gridColumns.length - 1),
    })
  }
  const put = (value: string) => {
    if (current) change([{ path: current.path, column, text: value }])
  }
  const draft = current && shownDraft(grid, current)
  const start = (first = draft ? textOf(draft, column) : '') => {
    if (column === 'noindex') put(draft?.noindex ? 'no' : 'yes')
    else setText(first)
  }
  const stop = () => {
    takesFocus.current = true
    setText(undefined)
  }
  const commit = () => {
    if (text !== undefined) put(text)
    stop()
  }

  const onEditKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop()
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      commit()
      move(event.shiftKey ? -1 : 1, 0)
    } else if (event.key === 'Tab') {
      commit()
      move(0, event.shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onMoveKey = (event: KeyboardEvent) => {
    const run = findKey(event, {
      move,
      start,
      put,
      undo: editing.undo,
      last: { row: rows.length, column: gridColumns.length },
    })
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (text !== undefined) return // into the field
    event.preventDefault()
    change(planPaste(event.clipboardData.getData('text/plain'), rows, { row, column }))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (text !== undefined || !draft) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textOf(draft, column))
  }
  return (
    <div className={css.scroller}>
      <table
        ref={table}
        role="grid"
        aria-label="SEO values of pages"
        aria-rowcount={rows.length + 1}
        className={css.grid}
        onKeyDown={text === undefined ? onMoveKey : onEditKey}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <thead>
          <tr>
            <th scope="col">Page</th>
            {gridColumns.map((one) => (
              <th key={one} scope="col">
                {titles[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one, index) => (
            <tr key={one.path} data-conflict={grid.conflicts.has(one.path) || undefined}>
              <th scope="row">
                <button type="button" tabIndex={-1} className={seo.path} onClick={() => onOpen(one.path)}>
                  {one.path}
                </button>
              </th>
              {gridColumns.map((of, at) => {
                const isCurrent = index === row && at === place.column
                return (
                  <GridCell
                    key={of}
                    grid={grid}
                    row={one}
                    column={of}
                    label={titles[of]}
                    isCurrent={isCurrent}
                    text={isCurrent ? text : undefined}
                    problem={of === 'canonical' ? problems.get(one.path) : undefined}
                    onText={setText}
                    onLeave={commit}
                    onFocus={() => {
                      if (!isCurrent) setPlace({ row: index, column: at })
                    }}
                    onEdit={() => start()}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Keys {
  move: (down: number, right: number) => void
  /** Edits the cell. @param text Default: its text. */
  start: (text?: string) => void
  put: (text: string) => void
  undo: () => void
  last: Place
}

/** What a key does while no cell is edited; undefined: nothing. */
function findKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  keys: Keys,
): (() => void) | undefined {
  const { move, start, put, undo, last } = keys
  const isCommand = ctrlKey || metaKey
  if (altKey) return undefined
  if (isCommand && key.toLowerCase() === 'z' && !shiftKey) return undo
  switch (key) {
    case 'ArrowDown':
      return () => move(isCommand ? last.row : 1, 0)
    case 'ArrowUp':
      return () => move(isCommand ? -last.row : -1, 0)
    case 'ArrowRight':
      return () => move(0, 1)
    case 'ArrowLeft':
      return () => move(0, -1)
    case 'PageDown':
      return () => move(10, 0)
    case 'PageUp':
      return () => move(-10, 0)
    case 'Home':
      return () => move(isCommand ? -last.row : 0, -last.column)
    case 'End':
      return () => move(isCommand ? last.row : 0, last.column)
    case 'Enter':
    case 'F2':
      return () => start()
    case 'Delete':
    case 'Backspace':
      return () => put('')
  }
  return key.length === 1 && !isCommand ? () => start(key) : undefined
}
