import type { Entry, EntryContent } from '../../../../contract/entry'
import { createStore } from '../../../lib/create-store'
import type { EntryServer, SaveRequest } from './entry-server'
import type { LocalCopies } from './local-copies'
import { mergeContents, rebaseContent, sameContent, withServiceFields } from './merge-content'
import {
  canRetry,
  explainLoadError,
  explainSaveError,
  isSaved,
  needsChoice,
  schedulesSave,
  type SaveError,
  type SaveState,
} from './save-state'

/** When saves happen, in milliseconds. */
const delays = {
  /** After the last change. */
  typing: 1_500,
  /** The longest that changes stay unsaved while the typing never pauses. */
  longest: 15_000,
  /** How often the entry is refreshed when the page is looked at again. */
  refresh: 30_000,
} as const

const retryDelay = (failures: number) => Math.min(60_000, 5_000 * 2 ** failures)

/** The time and timers; tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `action` after a delay. Returns a function that cancels it. */
  later: (action: () => void, milliseconds: number) => () => void
}

export interface AutosaveOptions {
  id: string
  /** As the server has it; undefined while it has none: the first change creates it there. */
  entry: Entry | undefined
  /** The content to start from: the entry’s, or blank. */
  content: EntryContent
  server: EntryServer
  copies: Pick<LocalCopies, 'keep' | 'remove'>
  clock: Clock
  /** Distinguishes this editing session from those in other tabs. */
  session: string
  makeId: () => string
  /** Called after each save with the entry as it is then. */
  onSaved?: (entry: Entry) => void
}

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Saves what is written: each change at once in this browser, and on the server soon after. Saves are sent one at a
 * time; one whose answer was lost is sent again unchanged before anything newer is. Knows neither React nor HTTP.
 */
export function createAutosave(options: AutosaveOptions) {
  const { id, server, copies, clock, session, makeId } = options
  const { get, set, subscribe } = createStore<SaveState>({
    content: options.content,
    entry: options.entry,
    phase: { is: 'idle' },
    savedAt: undefined,
    copyFailed: false,
    takenSlug: undefined,
    merged: undefined,
  })

  /** What the server has, exactly as it was sent. */
  let base = options.content
  /** The save that has no answer yet. */
  let pending: SaveRequest | undefined
  let isSending = false
  /** Whether changes made during a save are saved right after it. */
  let isUrgent = false
  /** The page was left: nothing more is scheduled. */
  let isClosed = false
  /** Time of the oldest change that the server does not have. */
  let unsavedSince: number | undefined
  /** Failures in a row. */
  let failures = 0
  let refreshedAt = clock.now()
  let cancelTimer = (): void => undefined

  /** The content to save: all of it, except a slug that is already taken. */
  function outgoing(): EntryContent {
    const { content, takenSlug } = get()
    return takenSlug?.slug === content.slug ? { ...content, slug: base.slug } : content
  }

  const isDirty = () => pending !== undefined || !sameContent(outgoing(), base)

  /** The unanswered save again, else a save of the latest changes. */
  function nextRequest(): SaveRequest | undefined {
    if (!isDirty()) return undefined
    const { entry } = get()
    return pending ?? { saveId: makeId(), version: entry?.version ?? null, content: outgoing() }
  }

  function keepCopy(): void {
    const { content, entry, copyFailed, takenSlug } = get()
    const isSlugTaken = takenSlug?.slug === content.slug
    let failed = false
    try {
      copies.keep({ id, version: entry?.version ?? null, content, at: clock.now(), isSlugTaken, session })
    } catch {
      failed = true
    }
    if (failed !== copyFailed) set({ copyFailed: failed })
  }

  function becomeIdle(): void {
    cancelTimer()
    isUrgent = false
    unsavedSince = undefined
    if (sameContent(get().content, base)) copies.remove({ id, session })
    set({ phase: { is: 'idle' } })
  }

  /** Replaces the text with the server’s. */
  function replaceWith(entry: Entry): void {
    base = entry.content
    pending = undefined
    set({ entry, content: entry.content, takenSlug: undefined })
    becomeIdle()
  }

  // The save queue: sends one save at a time and acts on the answer.

  /** Schedules the next save for a pause in typing, or sooner where the typing does not pause. */
  function scheduleSave(): void {
    cancelTimer()
    if (!isDirty()) {
      becomeIdle()
      return
    }
    unsavedSince ??= clock.now()
    set({ phase: { is: 'waiting' } })
    sendLater(Math.max(0, Math.min(delays.typing, unsavedSince + delays.longest - clock.now())))
  }

  function sendLater(milliseconds: number): void {
    if (!isClosed) cancelTimer = clock.later(() => void send(), milliseconds)
  }

  async function send(): Promise<void> {
    cancelTimer()
    if (isSending || needsChoice(get())) return
    const request = nextRequest()
    if (request === undefined) {
      becomeIdle()
      return
    }
    pending = request
    isSending = true
    set({ phase: { is: 'saving' } })
    const next = await server.put(id, request).then(
      (entry) => () => acceptSaved(request.content, entry),
      (error: unknown) => planAfterError(request, error),
    )
    isSending = false
    next()
  }

  function acceptSaved(sent: EntryContent, entry: Entry): void {
    base = sent
    pending = undefined
    failures = 0
    unsavedSince = undefined
    refreshedAt = clock.now()
    set({ entry, savedAt: clock.now() })
    options.onSaved?.(entry)
    if (!isDirty()) {
      becomeIdle()
      return
    }
    keepCopy()
    if (isUrgent || isClosed) void send()
    else scheduleSave()
  }

  /** What to do after an error; loads the other version where the answer did not contain it. */
  async function planAfterError(request: SaveRequest, error: unknown): Promise<() => void> {
    const outcome = explainSaveError(error)
    if (outcome.kind === 'slug-taken') return () => withholdSlug(request, outcome.message)
    if (outcome.kind !== 'changed' && outcome.kind !== 'closed') return () => fail(outcome)
    const { kind: reason } = outcome
    try {
      const theirs = outcome.current ?? (await server.load(id))
      return () => resolveConflict(reason, request, theirs)
    } catch (loadError) {
      return () => fail(explainLoadError(loadError))
    }
  }

  function fail(error: SaveError): void {
    isUrgent = false
    // a rejected save would be rejected again; one that may have arrived is sent again unchanged
    if (error.kind === 'rejected' || error.kind === 'deleted') pending = undefined
    const isTemporary = error.kind === 'no-connection' || error.kind === 'server'
    const delay = isTemporary && !isClosed ? retryDelay(failures++) : undefined
    set({ phase: { is: 'failed', error, retryAt: delay === undefined ? undefined : clock.now() + delay } })
    if (delay !== undefined) sendLater(delay)
  }

  /** Saves everything else without the slug that another entry has. */
  function withholdSlug({ content: { slug } }: SaveRequest, message: string): void {
    pending = undefined
    if (slug === base.slug) {
      fail({ kind: 'rejected', message })
      return
    }
    if (slug === get().content.slug) {
      set({ takenSlug: { slug, message } })
      keepCopy()
    }
    void send()
  }

  /** Merges both versions; asks where they collide. */
  function resolveConflict(reason: 'changed' | 'closed', request: SaveRequest, theirs: Entry): void {
    pending = undefined
    isUrgent = false
    if (sameContent(theirs.content, request.content)) acceptSaved(request.content, theirs)
    else if (sameContent(get().content, base)) replaceWith(theirs)
    else if (reason === 'closed' || mergeWith(theirs).collide)
      set({ phase: { is: 'conflict', reason, theirs } })
    else saveMerged(theirs)
  }

  /** What both wrote in one. */
  function mergeWith(theirs: Entry) {
    return mergeContents(base, get().content, theirs.content)
  }

  /** Saves what both wrote, which does not collide. */
  function saveMerged(theirs: Entry): void {
    const before = get().content
    const after = mergeWith(theirs).mine
    set({ merged: { by: theirs.updatedBy, before, after } })
    continueFrom(theirs, after)
  }

  /** Saves a content on top of the other version. */
  function continueFrom(theirs: Entry, content: EntryContent): void {
    base = theirs.content
    set({ entry: theirs, content, phase: { is: 'waiting' } })
    keepCopy()
    void send()
  }

  // What the screen calls.

  function change(content: EntryContent): void {
    const { takenSlug } = get()
    set({ content, takenSlug: takenSlug?.slug === content.slug ? takenSlug : undefined })
    keepCopy()
    if (!isSending && schedulesSave(get())) scheduleSave()
  }

  /** Saves now, also what failed or was rejected before. During a manual merge this chooses the merged text. */
  function saveNow(): void {
    if (get().phase.is === 'merging') {
      chooseMine()
      return
    }
    set({ takenSlug: undefined })
    isUrgent = true
    void send()
  }

  /** Runs the scheduled save, e.g. when a field is left; does not retry one that has just failed. */
  function flush(): void {
    if (get().phase.is === 'waiting') void send()
    else isUrgent ||= isSending
  }

  /** Saves now. Resolves, once the saving has ended, to whether the server has everything. */
  function saveAndWait(): Promise<boolean> {
    if (isDirty()) saveNow()
    return new Promise((resolve) => {
      let stop = (): void => undefined
      const check = () => {
        const { is } = get().phase
        if (isSending || is === 'waiting' || is === 'saving') return
        stop()
        resolve(isSaved(get()))
      }
      stop = subscribe(check)
      // the last step of a save comes after its last notification
      void Promise.resolve().then(check)
    })
  }

  /** To be called when the connection is back, after signing in, and when the page is looked at again. */
  function resume(): void {
    const { phase } = get()
    if (phase.is === 'failed' && canRetry(phase.error)) void send()
    else if (phase.is === 'idle' && clock.now() - refreshedAt > delays.refresh) void refresh()
  }

  /** Takes over what others saved, as long as nothing was written here. */
  async function refresh(): Promise<void> {
    refreshedAt = clock.now()
    const entry = await server.load(id).catch(() => undefined)
    const { phase, entry: known } = get()
    if (!entry || !known || phase.is !== 'idle' || isDirty() || entry.version <= known.version) return
    replaceWith(entry)
    options.onSaved?.(entry)
  }

  /** Continues from an entry that an action or a restore has changed; keeps text typed since then. */
  function adopt(entry: Entry): void {
    if (isSending) return
    options.onSaved?.(entry)
    if (!isDirty()) {
      replaceWith(entry)
      return
    }
    const content = rebaseContent(base, get().content, entry.content)
    base = entry.content
    pending = undefined
    set({ entry, content })
    keepCopy()
    scheduleSave()
  }

  /** Saves the text written here on top of the other version, with what does not collide of both. */
  function chooseMine(): void {
    const { phase, content } = get()
    if (phase.is === 'conflict') continueFrom(phase.theirs, mergeWith(phase.theirs).mine)
    else if (phase.is === 'merging')
      continueFrom(phase.theirs, withServiceFields(content, phase.theirs.content))
  }

  /** Takes the other version where both collide; in a text that can't be edited any more, everywhere. */
  function chooseTheirs(): void {
    const { phase } = get()
    if (phase.is === 'merging' || (phase.is === 'conflict' && phase.reason === 'closed'))
      replaceWith(phase.theirs)
    else if (phase.is === 'conflict') continueFrom(phase.theirs, mergeWith(phase.theirs).theirs)
  }

  function mergeManually(): void {
    const { phase } = get()
    if (phase.is !== 'conflict') return
    const content = mergeWith(phase.theirs).mine
    set({ content, phase: { is: 'merging', theirs: phase.theirs } })
    keepCopy()
  }

  /** Returns to what was written here before the last merge, and saves that. */
  function undoMerge(): void {
    const { merged } = get()
    if (merged === undefined) return
    set({ merged: undefined })
    change(merged.before)
  }

  function dismissMerge(): void {
    set({ merged: undefined })
  }

  function open(): void {
    isClosed = false
  }

  /** On leaving the page: sends unsaved changes once more, and keeps them in this browser until they arrive. */
  function close(): void {
    isClosed = true
    cancelTimer()
    if (isDirty()) void send()
  }

  const choices = { chooseMine, chooseTheirs, mergeManually, undoMerge, dismissMerge }
  return {
    get,
    subscribe,
    change,
    flush,
    saveNow,
    saveAndWait,
    resume,
    adopt,
    mergeWith,
    ...choices,
    open,
    close,
  }
}
