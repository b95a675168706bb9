import { useState } from 'react'

/** Which item of a list is active, and which are selected. */
export interface ListSelection<Item> {
  /** undefined while the list is empty. */
  active: Item | undefined
  activate: (key: string) => void
  /** Makes an item active that left the list, at once, though the list may have it again only later. */
  recall: (item: Item) => void
  /** By one item, within the list. */
  next: () => void
  previous: () => void
  /** Keys of selected items that are in the list. */
  selected: ReadonlySet<string>
  /** Selects an item, or takes it out of the selection. */
  toggle: (key: string) => void
  selectAll: () => void
  clear: () => void
  /** Selects all items, or none where all are selected. */
  toggleAll: () => void
  /** What a command is for: the selected items, else the active one. */
  targets: readonly Item[]
}

/** Keeps one item of a list active while items leave it: when the active one goes, the one after it becomes active. */
export function useListSelection<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ListSelection<Item> {
  const keys = items.map(keyOf)
  const [last, setLast] = useState<ActiveKey>({ key: undefined, keys: [] })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [recalled, setRecalled] = useState<Item>()
  const isBack = recalled !== undefined && keys.includes(keyOf(recalled))
  const key = isBack ? keyOf(recalled) : findActive(last, keys)
  if (isBack) setRecalled(undefined)
  if (key !== last.key || !isSame(keys, last.keys)) setLast({ key, keys })

  const selected = new Set(keys.filter((one) => chosen.has(one)))
  const active = (isBack ? undefined : recalled) ?? items.find((item) => keyOf(item) === key)
  const activate = (to: string) => {
    setRecalled(undefined)
    setLast({ key: to, keys })
  }
  const step = (by: number) => {
    const to = keys[keys.indexOf(key ?? '') + by]
    if (to !== undefined) activate(to)
  }
  return {
    active,
    activate,
    recall: setRecalled,
    next: () => step(1),
    previous: () => step(-1),
    selected,
    toggle: (one) =>
      setChosen(
        new Set(selected.has(one) ? keys.filter((k) => k !== one && selected.has(k)) : [...selected, one]),
      ),
    selectAll: () => setChosen(new Set(keys)),
    clear: () => setChosen(new Set()),
    toggleAll: () => setChosen(new Set(selected.size === keys.length ? [] : keys)),
    targets: selected.size > 0 ? items.filter((item) => selected.has(keyOf(item))) : active ? [active] : [],
  }
}

interface ActiveKey {
  key: string | undefined
  /** The list as it was then. */
  keys: readonly string[]
}

/** The active item, else the next one after it that is still there, else the last one before it. */
function findActive({ key, keys: before }: ActiveKey, keys: readonly string[]): string | undefined {
  if (key === undefined || keys.includes(key)) return key ?? keys[0]
  const at = before.indexOf(key)
  const after = before.slice(at + 1).find((one) => keys.includes(one))
  return after ?? before.slice(0, Math.max(at, 0)).findLast((one) => keys.includes(one)) ?? keys[0]
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index])
