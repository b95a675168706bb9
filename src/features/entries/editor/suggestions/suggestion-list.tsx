import { useEffect, useRef } from 'react'
import * as css from './suggestion-list.module.css'

/** One thing that can be picked. */
export interface Suggestion {
  id: string
  title: string
  /** Shown after the title. Default: nothing. */
  text?: string | undefined
  /** Default: false. */
  isDisabled?: boolean | undefined
}

interface Props<T extends Suggestion> {
  /** Id of the list, for `aria-controls` of the field that holds the focus. */
  id: string
  label: string
  items: readonly T[]
  /** Index of the item that Enter picks; -1: none. */
  active: number
  onPick: (item: T) => void
}

/** What can be picked while the focus stays in a text or a field. */
export function SuggestionList<T extends Suggestion>({ id, label, items, active, onPick }: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const option = list.current?.children[active]
    // jsdom has no layout
    if (option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // in the tab order because it scrolls
    <ul ref={list} id={id} role="listbox" tabIndex={0} aria-label={label} className={css.list}>
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field with the focus handles the keys
        <li
          key={item.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          aria-disabled={item.isDisabled === true ? true : undefined}
          className={css.option}
          onMouseDown={(event) => event.preventDefault()} // the focus stays where it is
          onClick={() => item.isDisabled !== true && onPick(item)}
        >
          <span className={css.title}>{item.title}</span>
          {item.text !== undefined && <span className={css.text}>{item.text}</span>}
        </li>
      ))}
    </ul>
  )
}

/** For `aria-activedescendant`. */
export const optionId = (list: string, index: number): string => `${list}-${index}`

/** The index after a key: the next or previous item that can be picked, around the ends. */
export function moveActive(items: readonly Suggestion[], active: number, step: 1 | -1): number {
  for (let tried = 1; tried <= items.length; tried++) {
    const start = active === -1 && step === -1 ? 0 : active
    const index = (start + step * tried + items.length * 2) % items.length
    if (items[index]?.isDisabled !== true) return index
  }
  return -1
}
