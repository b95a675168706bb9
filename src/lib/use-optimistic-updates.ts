import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  createOptimisticUpdates,
  type FailedChange,
  type ItemOutcome,
  type Versioned,
} from './create-optimistic-updates'
import { describeConflict, describeFailures, type Failure, type Noun } from './describe-failures'
import { useUndo } from './use-undo'

export interface UpdateOptions<Item, Change> {
  send: (items: Versioned[], change: Change) => Promise<readonly ItemOutcome<Item>[]>
  /** Most items of one call. */
  maxItems: number
  /** In how many milliseconds a call with this error is made again by itself; undefined: not at all. */
  pauseOf: (error: Error) => number | undefined
  /** What someone else changed, a sentence. Default: only that someone did. */
  explainConflict?: (item: Item, now: Item) => Promise<string | undefined> | string | undefined
  noun: Noun
  /** Brings up to date what shows the items. */
  refresh: () => void
  /** Called when a change of these items is undone, before their list has them again. */
  onUndo?: (items: readonly Item[]) => void
}

/** Changes items at once, offers to undo it, and lists what failed until it is dismissed. */
export function useOptimisticUpdates<Item extends Versioned & { name: string }, Change extends object>(
  options: UpdateOptions<Item, Change>,
) {
  const { noun, refresh } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const undo = useUndo()
  const [updates] = useState(() =>
    createOptimisticUpdates<Item, Change>({
      send: (items, change) => options.send([...items], change),
      maxItems: options.maxItems,
      pauseOf: options.pauseOf,
      apply: (item, change) => ({ ...item, ...change }),
    }),
  )
  const view = useSyncExternalStore(updates.subscribe, updates.get, updates.get)
  const isPaused = view.isPaused && view.pending.size > 0
  useAskBeforeClosing(isPaused)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const forget = (items: readonly Versioned[]) =>
    setFailures((all) => all.filter(({ id }) => !items.some((item) => item.id === id)))

  const run = async (items: readonly Item[], changeOf: (item: Item) => Change, signal?: AbortSignal) => {
    forget(items)
    const failed = await updates.change(items, changeOf, signal)
    // someone else may have made the same change: that is no conflict
    const real = failed.filter(
      ({ item, now, isWithdrawn }) => !isWithdrawn && !(now && includes(now, changeOf(item))),
    )
    if (real.length > 0) {
      const described = await Promise.all(real.map(toFailure))
      forget(real.map(({ item }) => item))
      setFailures((all) => [...all, ...described])
    }
    // while further keys wait for their turn, their answers come with the last one
    if (updates.get().pending.size === 0) refresh()
    return failed
  }

  const toFailure = async ({ item, now = null, error }: FailedChange<Item>): Promise<Failure> => {
    const explain = now && !error ? options.explainConflict?.(item, now) : undefined
    const conflict = error ? '' : ((await explain) ?? describeConflict(item, now, noun))
    return { id: item.id, name: item.name, error, conflict }
  }

  return {
    undo,

    /** An item with the changes under way; undefined: it was deleted. */
    withPending: updates.withPending,

    /** @param text What was done, e.g. "3 inquiries: closed." */
    change: (items: readonly Item[], change: Change, text: (items: readonly Item[]) => string) => {
      const changing = items.filter((item) => !includes(item, change))
      if (changing.length === 0) return
      const withdrawing = new AbortController()
      const done = run(changing, () => change, withdrawing.signal)
      const revert = async () => {
        latest.current.onUndo?.(changing)
        withdrawing.abort()
        const failed = new Set((await done).map(({ item }) => item.id))
        const changed = changing.filter(({ id }) => !failed.has(id))
        if (changed.length > 0) await run(changed, (item) => formerOf(item, change))
      }
      const offer = { text: text(changing), undo: () => void revert() }
      undo.offer(offer)
      void done.then((failed) => failed.length === changing.length && undo.withdraw(offer))
    },

    /** What failed, a sentence each. */
    problems: describeFailures(failures, noun),
    dismissProblems: () => setFailures([]),
    /** Whether changes are kept until the server takes more. */
    isPaused,
  }
}

/** Whether an item is already as a change would make it; email addresses are compared without regard to case. */
function includes(item: object, change: object): boolean {
  const values = new Map(Object.entries(item))
  return Object.entries(change).every(([key, value]) => fold(values.get(key)) === fold(value))
}

const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/** The change that reverts another one. */
function formerOf<Change extends object>(item: object, change: Change): Change {
  const former = Object.entries(item).filter(([key]) => Object.hasOwn(change, key))
  return { ...change, ...Object.fromEntries(former) }
}

/** Has the browser ask before the page is closed or reloaded. */
function useAskBeforeClosing(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}
