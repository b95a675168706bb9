import { useEffect, useRef, type ReactNode } from 'react'
import type { ListSelection } from '../lib/use-list-selection'
import * as css from './triage-list.module.css'

interface Props<Item> {
  /** What the items are, e.g. "Inquiries". */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Names an item for its controls, e.g. "Anna Berg: Moving to Teams". */
  nameOf: (item: Item) => string
  selection: ListSelection<Item>
  /** An item was opened by pointer or Enter, which also makes it the active one. */
  onOpen: (item: Item) => void
  /** Renders an item: phrasing content, since it is in a button. */
  children: (item: Item) => ReactNode
}

/**
 * A list to work through: an item opens by pointer or Enter, its checkbox selects it. The active item stays in sight, and
 * has the focus where the list has it.
 */
export function TriageList<Item>({ label, items, keyOf, nameOf, selection, onOpen, children }: Props<Item>) {
  const { active, activate, selected, toggle } = selection
  const list = useRef<HTMLUListElement>(null)
  const key = active && keyOf(active)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current] > button')
    if (!row) return
    // a page that opens with its first item begins at its top
    if (shown.current !== undefined || list.current?.querySelector('button') !== row)
      row.scrollIntoView({ block: 'nearest' })
    shown.current = key
    // lost when the item that had it left the list
    if (list.current?.contains(document.activeElement) || document.activeElement === document.body)
      row.focus({ preventScroll: true })
  }, [key])
  return (
    <ul ref={list} aria-label={label} className={css.list}>
      {items.map((item) => {
        const own = keyOf(item)
        return (
          <li key={own} aria-current={own === key ? 'true' : undefined} className={css.row}>
            <input
              type="checkbox"
              aria-label={`Select ${nameOf(item)}`}
              checked={selected.has(own)}
              onChange={() => toggle(own)}
              className={css.box}
            />
            <button
              type="button"
              className={css.item}
              onClick={() => {
                activate(own)
                onOpen(item)
              }}
            >
              {children(item)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
