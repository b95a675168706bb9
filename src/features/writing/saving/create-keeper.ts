import type { Entry, EntryContent } from '../../../../contract/entry'
import { createStore } from '../../../lib/create-store'
import type { Clock } from './clock'
import type { Attempt, EntryServer } from './entry-server'
import type { LocalCopies } from './local-copies'
import { rebaseContent, withServiceFields } from './merge-content'
import { pauses, retryPause } from './pauses'
import { sameContent } from './same-content'
import { explainSaveError, type SavingFailure } from './saving-failure'
import { isSaved, type SavingState } from './saving-state'

export type Keeper = ReturnType<typeof createKeeper>

export interface KeeperOptions {
  id: string
  /** As the server has it; undefined: it knows nothing of it yet, the first change begins it there. */
  entry: Entry | undefined
  /** What one starts from: the entry’s content, or an empty one. */
  content: EntryContent
  server: EntryServer
  copies: Pick<LocalCopies, 'keep' | 'remove'>
  clock: Clock
  /** Names this opening of the editor among those of all tabs. */
  session: string
  makeId: () => string
  /** Called after each save with the entry as it is then. */
  onSaved?: (entry: Entry) => void
}

/**
 * Keeps what somebody writes: every change at once in this browser, and on the server soon after. One save at a
 * time; one whose answer was lost is sent again as it was before anything newer is. Knows neither React nor HTTP.
 */
export function createKeeper({ id, server, copies, clock, session, makeId, ...options }: KeeperOptions) {
  const store = createStore<SavingState>({
    content: options.content,
    entry: options.entry,
    phase: { is: 'idle' },
    savedAt: undefined,
    copyFailed: false,
    refusedSlug: undefined,
  })
  const { get, set, subscribe } = store
  /** What the server has, in the form in which it was sent. */
  let base = options.content
  /** The save that has no answer yet. */
  let attempt: Attempt | undefined
  let isSending = false
  /** Somebody waits: what was written during a save follows at once. */
  let isHurried = false
  let isClosed = false
  let unsavedSince: number | undefined
  let failures = 0
  let lookedAt = clock.now()
  let cancel = (): void => undefined

  /** What is to be saved: everything but an address that was refused. */
  const outgoing = (): EntryContent => {
    const { content, refusedSlug } = get()
    return refusedSlug?.slug === content.slug ? { ...content, slug: base.slug } : content
  }
  const isDirty = () => attempt !== undefined || !sameContent(outgoing(), base)

  function change(content: EntryContent): void {
    const { refusedSlug } = get()
    set({ content, refusedSlug: refusedSlug?.slug === content.slug ? refusedSlug : undefined })
    keepCopy()
    if (!isSending && mayPlan(get())) plan()
  }

  function keepCopy(): void {
    const { content, entry, copyFailed } = get()
    let failed = false
    try {
      copies.keep({ id, version: entry?.version ?? null, content, at: clock.now(), session })
    } catch {
      failed = true
    }
    if (failed !== copyFailed) set({ copyFailed: failed })
  }

  /** The next save comes after a pause in typing, or when one has typed without a pause for long. */
  function plan(): void {
    cancel()
    if (!isDirty()) {
      rest()
      return
    }
    unsavedSince ??= clock.now()
    set({ phase: { is: 'waiting' } })
    const wait = Math.min(pauses.typing, unsavedSince + pauses.longest - clock.now())
    if (!isClosed) cancel = clock.later(() => void send(), Math.max(0, wait))
  }

  /** Nothing is left to save. */
  function rest(): void {
    cancel()
    isHurried = false
    unsavedSince = undefined
    if (sameContent(get().content, base)) copies.remove({ id, session })
    set({ phase: { is: 'idle' } })
  }

  async function send(): Promise<void> {
    cancel()
    if (isSending || isHeld(get())) return
    attempt ??= nextAttempt()
    if (attempt === undefined) {
      rest()
      return
    }
    isSending = true
    set({ phase: { is: 'saving' } })
    const sent = attempt
    const after = await server.put(id, sent).then(
      (entry) => () => accept(sent.content, entry),
      (error: unknown) => explainFailure(sent, error),
    )
    isSending = false
    after()
  }

  function nextAttempt(): Attempt | undefined {
    const content = outgoing()
    if (sameContent(content, base)) return undefined
    return { saveId: makeId(), version: get().entry?.version ?? null, content }
  }

  function accept(sent: EntryContent, entry: Entry): void {
    base = sent
    attempt = undefined
    failures = 0
    unsavedSince = undefined
    lookedAt = clock.now()
    set({ entry, savedAt: clock.now() })
    options.onSaved?.(entry)
    if (!isDirty()) {
      rest()
      return
    }
    keepCopy()
    if (isHurried || isClosed) void send()
    else plan()
  }

  /** What to do after a failed save; fetches the other version where the refusal did not hold it. */
  async function explainFailure(sent: Attempt, error: unknown): Promise<() => void> {
    const outcome = explainSaveError(error)
    if (outcome.kind === 'slug-taken') return () => holdSlugBack(sent, outcome.message)
    if (outcome.kind !== 'changed' && outcome.kind !== 'closed') return () => fail(outcome)
    const { kind: reason } = outcome
    try {
      const theirs = outcome.current ?? (await server.load(id))
      return () => meet(reason, sent, theirs)
    } catch {
      return () => fail({ kind: 'no-connection' })
    }
  }

  function fail(failure: SavingFailure): void {
    isHurried = false
    // what was refused would be refused again; what may have arrived is sent again as it was
    if (failure.kind === 'refused' || failure.kind === 'gone') attempt = undefined
    const isPassing = failure.kind === 'no-connection' || failure.kind === 'server'
    const again = isPassing && !isClosed ? clock.now() + retryPause(failures++) : undefined
    set({ phase: { is: 'failed', failure, again } })
    if (again !== undefined) cancel = clock.later(() => void send(), again - clock.now())
  }

  function holdSlugBack({ content: { slug } }: Attempt, message: string): void {
    attempt = undefined
    if (slug === base.slug) {
      fail({ kind: 'refused', message })
      return
    }
    if (slug === get().content.slug) set({ refusedSlug: { slug, message } })
    void send()
  }

  /** Another version stands on the server: unless it says the same, one has to choose. */
  function meet(reason: 'changed' | 'closed', sent: Attempt, theirs: Entry): void {
    attempt = undefined
    isHurried = false
    if (sameContent(theirs.content, sent.content)) accept(sent.content, theirs)
    else if (sameContent(get().content, base)) take(theirs)
    else set({ phase: { is: 'conflict', reason, theirs } })
  }

  function take(entry: Entry): void {
    cancel()
    base = entry.content
    attempt = undefined
    unsavedSince = undefined
    set({ entry, content: entry.content, refusedSlug: undefined, phase: { is: 'idle' } })
    copies.remove({ id, session })
  }

  /** Goes on with one’s own text on top of the other version. */
  function chooseMine(): void {
    const { phase, content } = get()
    if (phase.is !== 'conflict' && phase.is !== 'merging') return
    base = phase.theirs.content
    set({
      entry: phase.theirs,
      content: withServiceFields(content, phase.theirs.content),
      phase: { is: 'waiting' },
    })
    keepCopy()
    void send()
  }

  function chooseTheirs(): void {
    const { phase } = get()
    if (phase.is === 'conflict' || phase.is === 'merging') take(phase.theirs)
  }

  function mergeByHand(): void {
    const { phase } = get()
    if (phase.is === 'conflict') set({ phase: { is: 'merging', theirs: phase.theirs } })
  }

  /** Saves now, also what was given up or refused before. While one merges by hand, one’s own text is chosen. */
  function saveNow(): void {
    if (get().phase.is === 'merging') chooseMine()
    else {
      set({ refusedSlug: undefined })
      isHurried = true
      void send()
    }
  }

  /** Saves what waits, e.g. when a field is left; does not try again what has just failed. */
  function flush(): void {
    if (get().phase.is === 'waiting') void send()
    else isHurried ||= isSending
  }

  /** Saves now and tells, once it is known, whether the server has everything. */
  function settle(): Promise<boolean> {
    if (isDirty()) saveNow()
    return new Promise((resolve) => {
      let stop = (): void => undefined
      const look = () => {
        const { is } = get().phase
        if (isSending || is === 'waiting' || is === 'saving') return
        stop()
        resolve(isSaved(get()))
      }
      stop = subscribe(look)
      // the last step of a save ends after its last message
      void Promise.resolve().then(look)
    })
  }

  /** The connection is back, somebody has signed in, or the page is looked at again. */
  function wake(): void {
    const { phase } = get()
    if (phase.is === 'failed' && isPassing(phase.failure)) void send()
    else if (phase.is === 'idle' && clock.now() - lookedAt > pauses.look) void look()
  }

  /** Takes over what others did meanwhile, as long as nothing of one’s own stands against it. */
  async function look(): Promise<void> {
    lookedAt = clock.now()
    const entry = await server.load(id).catch(() => undefined)
    const { phase, entry: known } = get()
    if (!entry || !known || phase.is !== 'idle' || isDirty() || entry.version <= known.version) return
    take(entry)
    options.onSaved?.(entry)
  }

  /** Goes on from an entry as a move or a restore has left it; what was typed meanwhile stays. */
  function adopt(entry: Entry): void {
    if (isSending) return
    options.onSaved?.(entry)
    if (!isDirty()) {
      take(entry)
      return
    }
    const content = rebaseContent(base, get().content, entry.content)
    base = entry.content
    attempt = undefined
    set({ entry, content })
    keepCopy()
    plan()
  }

  function open(): void {
    isClosed = false
  }

  /** The page is left: what is not saved goes out once more, and stays in this browser until it has arrived. */
  function close(): void {
    isClosed = true
    cancel()
    if (isDirty() && !isHeld(get())) void send()
  }

  return {
    get,
    subscribe,
    change,
    flush,
    saveNow,
    settle,
    wake,
    adopt,
    chooseMine,
    chooseTheirs,
    mergeByHand,
    open,
    close,
  }
}

/** While one chooses between versions, nothing is sent. */
const isHeld = ({ phase }: SavingState) => phase.is === 'conflict' || phase.is === 'merging'

/** Whether trying again may help without another change. */
const isPassing = ({ kind }: SavingFailure) => kind !== 'refused' && kind !== 'gone'

/** Whether a change plans the next save; else that is planned already, or somebody has to act first. */
function mayPlan(state: SavingState): boolean {
  const { phase } = state
  if (isHeld(state)) return false
  return phase.is !== 'failed' || phase.failure.kind === 'refused'
}
