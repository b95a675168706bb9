import { useEffect, useRef, type ReactNode } from 'react'
import type { RowsField, TextsField } from '../../../../contract/content/field'
import { ActionButton } from '../../../ui/action-button'
import { ArrowDown, ArrowUp, Plus, Trash } from '../../../ui/icons'
import { FieldFrame } from './field-frame'
import { useFormField, countOf, hintOf } from './form-context'
import * as css from './form.module.css'

interface Props<Item> {
  /** Where in the entry, e.g. "fields.outcomes". */
  path: string
  field: RowsField | TextsField
  items: readonly Item[] | undefined
  /** A new one. */
  blank: Item
  onChange: (items: Item[]) => void
  /** The fields of one. `name` is how it is called among the others, e.g. "result 2". */
  children: (item: Item, row: { index: number; name: string; change: (item: Item) => void }) => ReactNode
}

type Part = 'field' | 'up' | 'down' | 'remove'

/** A list of rows with several fields each, and buttons to add, remove and move rows. */
export function RowList<Item>(props: Props<Item>) {
  const { path, field, items = [], blank, onChange, children } = props
  const { noun, max } = field
  const { isReadOnly } = useFormField(path)
  const { list, focusNext } = useRowFocus()
  const move = (from: number, to: number) => {
    onChange(
      items.map((item, index) => (index === from ? items[to] : index === to ? items[from] : item) as Item),
    )
    focusNext(to, to === 0 ? 'down' : to === items.length - 1 ? 'up' : to < from ? 'up' : 'down')
  }
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index))
    focusNext(Math.min(index, items.length - 2), 'remove')
  }
  const add = () => {
    onChange([...items, blank])
    focusNext(items.length, 'field')
  }
  return (
    <FieldFrame
      path={path}
      field={field}
      hint={hintOf(field.hint, countOf(field))}
      isEmpty={items.length === 0}
    >
      <ol ref={list} className={css.rows}>
        {items.map((item, index) => {
          const name = `${noun} ${index + 1}`
          const change = (changed: Item) => onChange(items.map((one, at) => (at === index ? changed : one)))
          return (
            <li key={index} className={css.row}>
              <div className={css.rowFields}>{children(item, { index, name, change })}</div>
              {!isReadOnly && (
                <div role="group" aria-label={`Place of ${name}`} className={css.rowTools}>
                  <ActionButton
                    look="plain"
                    data-part="up"
                    tip={`Move ${name} up`}
                    isDisabled={index === 0}
                    onPress={() => move(index, index - 1)}
                  >
                    <ArrowUp size={16} aria-hidden="true" />
                  </ActionButton>
                  <ActionButton
                    look="plain"
                    data-part="down"
                    tip={`Move ${name} down`}
                    isDisabled={index === items.length - 1}
                    onPress={() => move(index, index + 1)}
                  >
                    <ArrowDown size={16} aria-hidden="true" />
                  </ActionButton>
                  <ActionButton
                    look="plain"
                    data-part="remove"
                    tip={`Remove ${name}`}
                    onPress={() => remove(index)}
                  >
                    <Trash size={16} aria-hidden="true" />
                  </ActionButton>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {!isReadOnly && items.length < max && (
        <ActionButton data-part="add" onPress={add}>
          <Plus size={16} aria-hidden="true" /> Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
        </ActionButton>
      )}
    </FieldFrame>
  )
}

/** Moves the focus to a part of a row once the row is there. */
function useRowFocus() {
  const list = useRef<HTMLOListElement>(null)
  const focusTarget = useRef<{ row: number; part: Part }>(undefined)
  useEffect(() => {
    if (focusTarget.current === undefined) return
    const { row, part } = focusTarget.current
    focusTarget.current = undefined
    const place = list.current?.children[row]
    const selector = part === 'field' ? 'input, textarea' : `[data-part="${part}"]`
    const frame = list.current?.parentElement
    const target =
      place?.querySelector<HTMLElement>(selector) ?? frame?.querySelector<HTMLElement>('[data-part="add"]')
    target?.focus()
  })
  return {
    list,
    focusNext: (row: number, part: Part) => {
      focusTarget.current = { row, part }
    },
  }
}
