import { useState } from 'react'

/** Which item of a list is worked on, and which are selected. */
export interface ListSelection<Item> {
  /** undefined while the list is empty. */
  active: Item | undefined
  activate: (key: string) => void
  /** By one item, within the list. */
  next: () => void
  previous: () => void
  /** Keys of selected items, those only that are in the list. */
  selected: ReadonlySet<string>
  select: (keys: Iterable<string>) => void
  /** Selects an item, or takes it out of the selection. */
  toggle: (key: string) => void
  /** What a command is for: the selected items, else the active one. */
  targets: readonly Item[]
}

/**
 * Keeps a place in a list while items leave it: when the active one goes, the one after it is active, so that a person
 * goes through a list with one key each.
 */
export function useListSelection<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ListSelection<Item> {
  const keys = items.map(keyOf)
  const [place, setPlace] = useState<Place>({ key: undefined, keys: [] })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const key = findPlace(place, keys)
  if (key !== place.key || !isSame(keys, place.keys)) setPlace({ key, keys })

  const selected = new Set(keys.filter((one) => chosen.has(one)))
  const active = items.find((item) => keyOf(item) === key)
  const step = (by: number) => {
    const to = keys[keys.indexOf(key ?? '') + by]
    if (to !== undefined) setPlace({ key: to, keys })
  }
  return {
    active,
    activate: (to) => setPlace({ key: to, keys }),
    next: () => step(1),
    previous: () => step(-1),
    selected,
    select: (some) => setChosen(new Set(some)),
    toggle: (one) => setChosen(selected.has(one) ? without(selected, one) : new Set([...selected, one])),
    targets: selected.size > 0 ? items.filter((item) => selected.has(keyOf(item))) : active ? [active] : [],
  }
}

interface Place {
  key: string | undefined
  /** The list as it was when the place was taken. */
  keys: readonly string[]
}

/** The active item, else the next one after it that is still there, else the last one before it. */
function findPlace({ key, keys: before }: Place, keys: readonly string[]): string | undefined {
  if (key === undefined || keys.includes(key)) return key ?? keys[0]
  const at = before.indexOf(key)
  const after = before.slice(at + 1).find((one) => keys.includes(one))
  return after ?? before.slice(0, Math.max(at, 0)).findLast((one) => keys.includes(one)) ?? keys[0]
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index])

function without(set: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const rest = new Set(set)
  rest.delete(one)
  return rest
}
