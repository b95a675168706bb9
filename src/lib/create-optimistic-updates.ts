import { createStore } from './create-store'

/** An item that can be changed, at the version that was seen. */
export interface Versioned {
  id: string
  version: number
}

/** How the change of one item ended: "done", "not_found" or another reason; `item`: as it is now, null when deleted. */
export interface ItemOutcome<Item> {
  id: string
  outcome: string
  item: Item | null
}

/** A change that failed. */
export interface FailedChange<Item> {
  item: Item
  /** As it is now, where someone else was faster; null: it was deleted. */
  now: Item | null | undefined
  /** Why the call failed; undefined where it succeeded, or was never made. */
  error: Error | undefined
  /** Undone before its call was made. */
  isWithdrawn?: true
}

interface Options<Item extends Versioned, Change> {
  send: (items: readonly Versioned[], change: Change) => Promise<readonly ItemOutcome<Item>[]>
  /** Most items of one call. */
  maxItems: number
  /** The item as it will be. */
  apply: (item: Item, change: Change) => Item
  /** In how many milliseconds a call with this error is made again; undefined, the default: not at all. */
  pauseOf?: (error: Error) => number | undefined
}

export interface ChangeView<Item extends Versioned, Change> {
  /** Changes under way by id, the latest of each. */
  pending: ReadonlyMap<string, Change>
  /** Items as the server last answered them. */
  latest: ReadonlyMap<string, Item>
  /** Ids of items that were deleted. */
  deleted: ReadonlySet<string>
  /** Whether the server wants a pause: changes are kept and sent after it. */
  isPaused: boolean
}

/** Items that wait for their call, and the change it makes. */
interface Waiting<Item, Change> {
  /** The same for equal changes. */
  key: string
  change: Change
  items: readonly Item[]
  signal: AbortSignal | undefined
  end: (failed: FailedChange<Item>[]) => void
}

/**
 * Shows each change at once and sends one call after the other; a change that fails is reverted. Calls for the same item
 * use the version that the previous one returned, so that quick keys don’t conflict with themselves; waiting items with
 * the same change share a call. Where the server wants a pause, all calls wait for its end.
 */
export function createOptimisticUpdates<Item extends Versioned, Change>(options: Options<Item, Change>) {
  const { send, apply, maxItems, pauseOf = () => undefined } = options
  const store = createStore<ChangeView<Item, Change>>({
    pending: new Map(),
    latest: new Map(),
    deleted: new Set(),
    isPaused: false,
  })
  let waiting: readonly Waiting<Item, Change>[] = []
  let isSending = false

  const sendAll = async () => {
    if (isSending) return
    isSending = true
    while (waiting.length > 0) {
      const { together, others } = takeTogether(waiting, maxItems)
      waiting = others
      const answer = await call(together)
      const pauseMs = answer.error && pauseOf(answer.error)
      if (pauseMs === undefined) end(together, answer)
      else {
        // nothing that waits concerns these items: they go first again
        waiting = [...together.filter(({ signal }) => !signal?.aborted), ...waiting]
        for (const one of together) if (one.signal?.aborted) endWithdrawn(one)
        await pause(pauseMs)
      }
    }
    isSending = false
  }

  const call = async (together: readonly Waiting<Item, Change>[]): Promise<Answer<Item>> => {
    const { latest } = store.get()
    const seen = together.flatMap(({ items }) =>
      items.map(({ id, version }) => ({ id, version: Math.max(version, latest.get(id)?.version ?? 0) })),
    )
    const [first] = together
    if (!first) return { outcomes: [], error: undefined }
    return send(seen, first.change).then(
      (outcomes) => ({ outcomes, error: undefined }),
      (cause: unknown) => ({
        outcomes: [],
        error: cause instanceof Error ? cause : new Error(String(cause)),
      }),
    )
  }

  const end = (together: readonly Waiting<Item, Change>[], answer: Answer<Item>) => {
    for (const { items, change, end } of together) {
      const outcomes = answer.outcomes.filter(({ id }) => items.some((item) => item.id === id))
      store.set(applyOutcomes(store.get(), items, { change, outcomes }))
      end(
        items.flatMap((item) => {
          const outcome = outcomes.find(({ id }) => id === item.id)
          return outcome?.outcome === 'done' ? [] : [{ item, now: outcome?.item, error: answer.error }]
        }),
      )
    }
  }

  const pause = async (pauseMs: number) => {
    store.set({ isPaused: true })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    store.set({ isPaused: false })
  }

  /** Drops what has not been sent. */
  const withdraw = (signal: AbortSignal) => {
    const withdrawn = waiting.filter((one) => one.signal === signal)
    waiting = waiting.filter((one) => one.signal !== signal)
    withdrawn.forEach(endWithdrawn)
  }

  const endWithdrawn = ({ items, change, end }: Waiting<Item, Change>) => {
    store.set(applyOutcomes(store.get(), items, { change, outcomes: [] }))
    end(items.map((item) => ({ item, now: undefined, error: undefined, isWithdrawn: true })))
  }

  return {
    /** Called on every change of the view. */
    subscribe: store.subscribe,
    get: store.get,

    /** An item as the server last answered it, with the changes under way; undefined: it was deleted. */
    withPending: (item: Item): Item | undefined => {
      const { pending, latest, deleted } = store.get()
      if (deleted.has(item.id)) return undefined
      const known = latest.get(item.id)
      const newest = known && known.version > item.version ? known : item
      const change = pending.get(item.id)
      return change === undefined ? newest : apply(newest, change)
    },

    /**
     * @param signal Aborted, it drops what has not been sent yet.
     * @returns The changes that failed; empty: all are done.
     */
    change: async (
      items: readonly Item[],
      changeOf: (item: Item) => Change,
      signal?: AbortSignal,
    ): Promise<FailedChange<Item>[]> => {
      const groups = [...group(items, changeOf)]
      const pending = new Map(store.get().pending)
      for (const [, { change, members }] of groups) for (const { id } of members) pending.set(id, change)
      store.set({ ...store.get(), pending })
      const calls = groups.flatMap(([key, { change, members }]) =>
        chunk(members, maxItems).map(
          (part) =>
            new Promise<FailedChange<Item>[]>((end) => {
              waiting = [...waiting, { key, change, items: part, signal, end }]
            }),
        ),
      )
      signal?.addEventListener('abort', () => withdraw(signal))
      void sendAll()
      return (await Promise.all(calls)).flat()
    },
  }
}

/** What shares the next call: the first of all, and others with the same change, none ahead of an earlier change of its item. */
function takeTogether<Item extends Versioned, Change>(
  waiting: readonly Waiting<Item, Change>[],
  maxItems: number,
) {
  const passed = new Set<string>()
  const together: Waiting<Item, Change>[] = []
  const others: Waiting<Item, Change>[] = []
  let room = maxItems
  for (const one of waiting) {
    const isFree = one.items.length <= room && !one.items.some(({ id }) => passed.has(id))
    if (isFree && one.key === waiting[0]?.key) {
      together.push(one)
      room -= one.items.length
    } else others.push(one)
    for (const { id } of one.items) passed.add(id)
  }
  return { together, others }
}

interface Answer<Item> {
  outcomes: readonly ItemOutcome<Item>[]
  error: Error | undefined
}

interface Ended<Item, Change> {
  change: Change
  outcomes: readonly ItemOutcome<Item>[]
}

/** The view after a call: the changes are no longer pending, and what the server answered is the latest. */
function applyOutcomes<Item extends Versioned, Change>(
  view: ChangeView<Item, Change>,
  items: readonly Item[],
  { change, outcomes }: Ended<Item, Change>,
): Omit<ChangeView<Item, Change>, 'isPaused'> {
  const pending = new Map(view.pending)
  for (const { id } of items) if (pending.get(id) === change) pending.delete(id)
  const latest = new Map(view.latest)
  const deleted = new Set(view.deleted)
  for (const { id, outcome, item } of outcomes) {
    if (item !== null) latest.set(id, item)
    else if (outcome === 'not_found') deleted.add(id)
  }
  return { pending, latest, deleted }
}

function group<Item, Change>(items: readonly Item[], changeOf: (item: Item) => Change) {
  const groups = new Map<string, { change: Change; members: Item[] }>()
  for (const item of items) {
    const change = changeOf(item)
    const key = JSON.stringify(change)
    const members = groups.get(key)?.members ?? []
    members.push(item)
    if (members.length === 1) groups.set(key, { change, members })
  }
  return groups
}

function chunk<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
