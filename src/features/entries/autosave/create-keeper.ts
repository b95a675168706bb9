import type { Entry, EntryContent } from '../../../../contract/entry'
import { createKeeperCore, type KeeperOptions } from './create-keeper-core'
import { createSender } from './create-sender'
import { rebaseContent, withServiceFields } from './merge-content'
import { pauses } from './pauses'
import { isHeld, isSaved, mayHelpToTryAgain, type SavingState } from './saving-state'

export type Keeper = ReturnType<typeof createKeeper>

/**
 * Keeps what somebody writes: every change at once in this browser, and on the server soon after. One save at a
 * time; one whose answer was lost is sent again as it was before anything newer is. Knows neither React nor HTTP.
 */
export function createKeeper(options: KeeperOptions) {
  const core = createKeeperCore(options)
  const { get, set, subscribe, work, isDirty, keepCopy, take } = core
  const { plan, send } = createSender(core)
  const { id, server, clock } = options

  function change(content: EntryContent): void {
    const { refusedSlug } = get()
    set({ content, refusedSlug: refusedSlug?.slug === content.slug ? refusedSlug : undefined })
    keepCopy()
    if (!work.isSending && mayPlan(get())) plan()
  }

  /** Saves now, also what was given up or refused before. While one merges by hand, one’s own text is chosen. */
  function saveNow(): void {
    if (get().phase.is === 'merging') {
      chooseMine()
      return
    }
    set({ refusedSlug: undefined })
    work.isHurried = true
    void send()
  }

  /** Saves what waits, e.g. when a field is left; does not try again what has just failed. */
  function flush(): void {
    if (get().phase.is === 'waiting') void send()
    else work.isHurried ||= work.isSending
  }

  /** Saves now and tells, once it is known, whether the server has everything. */
  function settle(): Promise<boolean> {
    if (isDirty()) saveNow()
    return new Promise((resolve) => {
      let stop = (): void => undefined
      const look = () => {
        const { is } = get().phase
        if (work.isSending || is === 'waiting' || is === 'saving') return
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
    if (phase.is === 'failed' && mayHelpToTryAgain(phase.failure)) void send()
    else if (phase.is === 'idle' && clock.now() - work.lookedAt > pauses.look) void look()
  }

  /** Takes over what others did meanwhile, as long as nothing of one’s own stands against it. */
  async function look(): Promise<void> {
    work.lookedAt = clock.now()
    const entry = await server.load(id).catch(() => undefined)
    const { phase, entry: known } = get()
    if (!entry || !known || phase.is !== 'idle' || isDirty() || entry.version <= known.version) return
    take(entry)
    options.onSaved?.(entry)
  }

  /** Goes on from an entry as a move or a restore has left it; what was typed meanwhile stays. */
  function adopt(entry: Entry): void {
    if (work.isSending) return
    options.onSaved?.(entry)
    if (!isDirty()) {
      take(entry)
      return
    }
    const content = rebaseContent(work.base, get().content, entry.content)
    work.base = entry.content
    work.attempt = undefined
    set({ entry, content })
    keepCopy()
    plan()
  }

  /** Goes on with one’s own text on top of the other version. */
  function chooseMine(): void {
    const { phase, content } = get()
    if (phase.is !== 'conflict' && phase.is !== 'merging') return
    const { theirs } = phase
    work.base = theirs.content
    set({
      entry: theirs,
      content: withServiceFields(content, theirs.content),
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

  function open(): void {
    work.isClosed = false
  }

  /** The page is left: what is not saved goes out once more, and stays in this browser until it has arrived. */
  function close(): void {
    work.isClosed = true
    work.cancel()
    if (isDirty()) void send()
  }

  const choices = { chooseMine, chooseTheirs, mergeByHand }
  return { get, subscribe, change, flush, saveNow, settle, wake, adopt, ...choices, open, close }
}

/** Whether a change plans the next save; else that is planned already, or somebody has to act first. */
function mayPlan(state: SavingState): boolean {
  const { phase } = state
  return !isHeld(state) && (phase.is !== 'failed' || phase.failure.kind === 'refused')
}
