import { createStore } from './create-store'

/** What is changed: known by its id and by the version somebody saw. */
export interface Versioned {
  id: string
  version: number
}

/** How the change of one item ended; `item`: as it is now, null when it is gone. */
export interface ItemOutcome<Item> {
  id: string
  outcome: 'done' | 'changed' | 'not_found'
  item: Item | null
}

/** A change that did not come about. */
export interface FailedChange<Item> {
  item: Item
  /** As it is now, where that stood in the way; null: it is gone. */
  now: Item | null | undefined
  /** What the call failed of; undefined where it came through, or was not made. */
  error: Error | undefined
  /** Taken back before its call was made. */
  isWithdrawn?: true
}

interface Options<Item extends Versioned, Change> {
  send: (items: readonly Versioned[], change: Change) => Promise<readonly ItemOutcome<Item>[]>
  /** The item as it will be. */
  apply: (item: Item, change: Change) => Item
  /** After how many milliseconds a call that failed of this is made again; undefined, the default: not at all. */
  pauseOf?: (error: Error) => number | undefined
}

export interface ChangeView<Item extends Versioned, Change> {
  /** Changes under way by id, the latest of each. */
  pending: ReadonlyMap<string, Change>
  /** Items as the server last answered them. */
  latest: ReadonlyMap<string, Item>
  /** Ids of items that are gone. */
  gone: ReadonlySet<string>
  /** Whether the server wants a pause: what was changed is kept and sent after it. */
  isHeld: boolean
}

/** Items that wait for their call, and what it shall change. */
interface Waiting<Item, Change> {
  /** The same for equal changes. */
  key: string
  change: Change
  items: readonly Item[]
  signal: AbortSignal | undefined
  end: (failed: FailedChange<Item>[]) => void
}

/** As many items go in one call, as the contract bounds them. */
const mostInCall = 100

/**
 * Changes items one call after the other and shows each change at once: what fails is as it was again. Calls of the same
 * item follow one another with the version the one before brought, so that quick keys are no conflict with themselves;
 * what waits meanwhile for the same change goes in one call. Where the server wants a pause, all wait for its end.
 */
export function createOptimisticUpdates<Item extends Versioned, Change>(options: Options<Item, Change>) {
  const { send, apply, pauseOf = () => undefined } = options
  const store = createStore<ChangeView<Item, Change>>({
    pending: new Map(),
    latest: new Map(),
    gone: new Set(),
    isHeld: false,
  })
  let waiting: readonly Waiting<Item, Change>[] = []
  let isSending = false

  const sendAll = async () => {
    if (isSending) return
    isSending = true
    while (waiting.length > 0) {
      const { together, others } = takeTogether(waiting)
      waiting = others
      const answer = await call(together)
      const pauseMs = answer.error && pauseOf(answer.error)
      if (pauseMs === undefined) end(together, answer)
      else {
        // nothing that waits concerns these: they may come first again
        waiting = [...together.filter(({ signal }) => !signal?.aborted), ...waiting]
        for (const one of together) if (one.signal?.aborted) endWithdrawn(one)
        await hold(pauseMs)
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
      store.set(settle(store.get(), items, { change, outcomes }))
      end(
        items.flatMap((item) => {
          const outcome = outcomes.find(({ id }) => id === item.id)
          return outcome?.outcome === 'done' ? [] : [{ item, now: outcome?.item, error: answer.error }]
        }),
      )
    }
  }

  const hold = async (pauseMs: number) => {
    store.set({ isHeld: true })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    store.set({ isHeld: false })
  }

  /** Takes back what has not been sent. */
  const withdraw = (signal: AbortSignal) => {
    const withdrawn = waiting.filter((one) => one.signal === signal)
    waiting = waiting.filter((one) => one.signal !== signal)
    withdrawn.forEach(endWithdrawn)
  }

  const endWithdrawn = ({ items, change, end }: Waiting<Item, Change>) => {
    store.set(settle(store.get(), items, { change, outcomes: [] }))
    end(items.map((item) => ({ item, now: undefined, error: undefined, isWithdrawn: true })))
  }

  return {
    /** Told of every change of the view. */
    subscribe: store.subscribe,
    get: store.get,

    /** An item with everything that is known of it and under way. undefined: it is gone. */
    settle: (item: Item): Item | undefined => {
      const { pending, latest, gone } = store.get()
      if (gone.has(item.id)) return undefined
      const known = latest.get(item.id)
      const newest = known && known.version > item.version ? known : item
      const change = pending.get(item.id)
      return change === undefined ? newest : apply(newest, change)
    },

    /**
     * @param signal Aborted, it takes back what has not been sent yet.
     * @returns What did not come about; empty: all is done.
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
        inHundreds(members).map(
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

/** What can go in the next call: the first of all, and others with the same change, none past its own item. */
function takeTogether<Item extends Versioned, Change>(waiting: readonly Waiting<Item, Change>[]) {
  const passed = new Set<string>()
  const together: Waiting<Item, Change>[] = []
  const others: Waiting<Item, Change>[] = []
  let room = mostInCall
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

function settle<Item extends Versioned, Change>(
  view: ChangeView<Item, Change>,
  items: readonly Item[],
  { change, outcomes }: Ended<Item, Change>,
): Omit<ChangeView<Item, Change>, 'isHeld'> {
  const pending = new Map(view.pending)
  for (const { id } of items) if (pending.get(id) === change) pending.delete(id)
  const latest = new Map(view.latest)
  const gone = new Set(view.gone)
  for (const { id, outcome, item } of outcomes) {
    if (item !== null) latest.set(id, item)
    else if (outcome === 'not_found') gone.add(id)
  }
  return { pending, latest, gone }
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

function inHundreds<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / mostInCall) }, (_, index) =>
    all.slice(index * mostInCall, (index + 1) * mostInCall),
  )
}
