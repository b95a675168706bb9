import type { Entry, EntryContent } from '../../../../contract/entry'
import type { KeeperCore } from './create-keeper-core'
import type { Attempt } from './entry-server'
import { pauses, retryPause } from './pauses'
import { sameContent } from './same-content'
import { explainLoadError, explainSaveError, type SavingFailure } from './saving-failure'
import { isHeld } from './saving-state'

/** Sends what is to be saved, one save at a time, and does what each answer asks for. */
export function createSender(core: KeeperCore) {
  const { options, get, set, work, isDirty, nextAttempt, keepCopy, rest, take } = core
  const { id, server, clock } = options

  /** The next save comes after a pause in typing, or when one has typed without a pause for long. */
  function plan(): void {
    work.cancel()
    if (!isDirty()) {
      rest()
      return
    }
    work.unsavedSince ??= clock.now()
    set({ phase: { is: 'waiting' } })
    const wait = Math.min(pauses.typing, work.unsavedSince + pauses.longest - clock.now())
    sendLater(Math.max(0, wait))
  }

  function sendLater(milliseconds: number): void {
    if (!work.isClosed) work.cancel = clock.later(() => void send(), milliseconds)
  }

  async function send(): Promise<void> {
    work.cancel()
    if (work.isSending || isHeld(get())) return
    const sent = nextAttempt()
    if (sent === undefined) {
      rest()
      return
    }
    work.attempt = sent
    work.isSending = true
    set({ phase: { is: 'saving' } })
    const goOn = await server.put(id, sent).then(
      (entry) => () => accept(sent.content, entry),
      (error: unknown) => planAfter(sent, error),
    )
    work.isSending = false
    goOn()
  }

  function accept(sent: EntryContent, entry: Entry): void {
    work.base = sent
    work.attempt = undefined
    work.failures = 0
    work.unsavedSince = undefined
    work.lookedAt = clock.now()
    set({ entry, savedAt: clock.now() })
    options.onSaved?.(entry)
    if (!isDirty()) {
      rest()
      return
    }
    keepCopy()
    if (work.isHurried || work.isClosed) void send()
    else plan()
  }

  /** What to do after a failed save; fetches the other version where the refusal did not hold it. */
  async function planAfter(sent: Attempt, error: unknown): Promise<() => void> {
    const outcome = explainSaveError(error)
    if (outcome.kind === 'slug-taken') return () => holdSlugBack(sent, outcome.message)
    if (outcome.kind !== 'changed' && outcome.kind !== 'closed') return () => fail(outcome)
    const { kind: reason } = outcome
    try {
      const theirs = outcome.current ?? (await server.load(id))
      return () => meet(reason, sent, theirs)
    } catch (loadError) {
      return () => fail(explainLoadError(loadError))
    }
  }

  function fail(failure: SavingFailure): void {
    work.isHurried = false
    // what was refused would be refused again; what may have arrived is sent again as it was
    if (failure.kind === 'refused' || failure.kind === 'gone') work.attempt = undefined
    const isPassing = failure.kind === 'no-connection' || failure.kind === 'server'
    const pause = isPassing && !work.isClosed ? retryPause(work.failures++) : undefined
    const again = pause === undefined ? undefined : clock.now() + pause
    set({ phase: { is: 'failed', failure, again } })
    if (pause !== undefined) sendLater(pause)
  }

  function holdSlugBack({ content: { slug } }: Attempt, message: string): void {
    work.attempt = undefined
    if (slug === work.base.slug) {
      fail({ kind: 'refused', message })
      return
    }
    if (slug === get().content.slug) set({ refusedSlug: { slug, message } })
    void send()
  }

  /** Another version stands on the server: unless it says the same, one has to choose. */
  function meet(reason: 'changed' | 'closed', sent: Attempt, theirs: Entry): void {
    work.attempt = undefined
    work.isHurried = false
    if (sameContent(theirs.content, sent.content)) accept(sent.content, theirs)
    else if (sameContent(get().content, work.base)) take(theirs)
    else set({ phase: { is: 'conflict', reason, theirs } })
  }

  return { plan, send }
}
