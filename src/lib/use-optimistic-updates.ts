import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  createOptimisticUpdates,
  type FailedChange,
  type ItemOutcome,
  type Versioned,
} from './create-optimistic-updates'
import { describeFailures, type Failure, type ItemWords } from './describe-failures'
import type { Undo } from './use-undo'

interface Options<Item, Change> {
  send: (items: readonly Versioned[], change: Change) => Promise<readonly ItemOutcome<Item>[]>
  /** After how many milliseconds a call that failed of this is made again by itself; undefined: not at all. */
  pauseOf: (error: Error) => number | undefined
  /** Whether a change makes no difference to an item. */
  isAsWanted: (item: Item, change: Change) => boolean
  /** The change that brings back what another one changes. */
  formerOf: (item: Item, change: Change) => Change
  /** Who changed an item meanwhile, a sentence; `now`: as it is, null: it is gone. */
  explainConflict: (item: Item, now: Item | null) => Promise<string> | string
  words: ItemWords
  undo: Undo
  /** Brings up to date what shows the items. */
  refresh: () => void
}

/** Changes items of a desk at once, offers to take it back, and says what did not come about until it has been read. */
export function useOptimisticUpdates<Item extends Versioned & { name: string }, Change extends object>(
  options: Options<Item, Change>,
) {
  const { isAsWanted, formerOf, explainConflict, words, undo, refresh } = options
  const [changes] = useState(() =>
    createOptimisticUpdates<Item, Change>({
      send: options.send,
      pauseOf: options.pauseOf,
      apply: (item, change) => ({ ...item, ...change }),
    }),
  )
  const view = useSyncExternalStore(changes.subscribe, changes.get, changes.get)
  const isHeld = view.isHeld && view.pending.size > 0
  useAskBeforeClosing(isHeld)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const forget = (items: readonly Versioned[]) =>
    setFailures((all) => all.filter(({ id }) => !items.some((item) => item.id === id)))

  const run = async (items: readonly Item[], changeOf: (item: Item) => Change, signal?: AbortSignal) => {
    forget(items)
    const failed = await changes.change(items, changeOf, signal)
    // somebody may have done the same; then nothing stands against it
    const real = failed.filter(
      ({ item, now, isWithdrawn }) => !isWithdrawn && !(now && isAsWanted(now, changeOf(item))),
    )
    if (real.length > 0) {
      const told = await Promise.all(real.map(toFailure))
      forget(real.map(({ item }) => item))
      setFailures((all) => [...all, ...told])
    }
    // while further keys wait for their turn, their answers come with the last one
    if (changes.get().pending.size === 0) refresh()
    return failed
  }

  const toFailure = async ({ item, now, error }: FailedChange<Item>): Promise<Failure> => ({
    ...{ id: item.id, name: item.name, error },
    conflict: error ? '' : await explainConflict(item, now ?? null),
  })

  return {
    /** An item with what is known of it and under way; undefined: it is gone. */
    settle: changes.settle,

    /** @param text What was done, e.g. "3 inquiries closed." */
    change: (items: readonly Item[], change: Change, text: string) => {
      const wanted = items.filter((item) => !isAsWanted(item, change))
      if (wanted.length === 0) return
      const takingBack = new AbortController()
      const done = run(wanted, () => change, takingBack.signal)
      const takeBack = async () => {
        takingBack.abort()
        const failed = new Set((await done).map(({ item }) => item.id))
        const former = wanted.filter(({ id }) => !failed.has(id))
        if (former.length > 0) await run(former, (item) => formerOf(item, change))
      }
      const offer = { text, undo: () => void takeBack() }
      undo.offer(offer)
      void done.then((failed) => failed.length === wanted.length && undo.withdraw(offer))
    },

    /** What did not come about, a sentence each. */
    problems: describeFailures(failures, words),
    dismissProblems: () => setFailures([]),
    /** Whether changes are kept until the server takes more. */
    isHeld,
  }
}

/** Has the browser ask before the page is closed or loaded anew. */
function useAskBeforeClosing(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isWanted])
}
