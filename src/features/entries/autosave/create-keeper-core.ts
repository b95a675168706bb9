import type { Entry, EntryContent } from '../../../../contract/entry'
import { createStore } from '../../../lib/create-store'
import type { Clock } from './clock'
import type { Attempt, EntryServer } from './entry-server'
import type { LocalCopies } from './local-copies'
import { sameContent } from './same-content'
import type { SavingState } from './saving-state'

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

/** What the parts of a keeper share and change. */
interface Work {
  /** What the server has, in the form in which it was sent. */
  base: EntryContent
  /** The save that has no answer yet. */
  attempt: Attempt | undefined
  isSending: boolean
  /** Somebody waits: what was written during a save follows at once. */
  isHurried: boolean
  /** The page was left: nothing is planned any more. */
  isClosed: boolean
  /** When the oldest change was made that the server does not have. */
  unsavedSince: number | undefined
  /** Failures in a row. */
  failures: number
  /** When the server was last heard of. */
  lookedAt: number
  /** Calls off what is planned. */
  cancel: () => void
}

export type KeeperCore = ReturnType<typeof createKeeperCore>

/** The text, what of it the server has, and its copy in this browser. */
export function createKeeperCore(options: KeeperOptions) {
  const { id, copies, clock, session, makeId } = options
  const { get, set, subscribe } = createStore<SavingState>({
    content: options.content,
    entry: options.entry,
    phase: { is: 'idle' },
    savedAt: undefined,
    copyFailed: false,
    refusedSlug: undefined,
  })
  const work: Work = {
    base: options.content,
    attempt: undefined,
    isSending: false,
    isHurried: false,
    isClosed: false,
    unsavedSince: undefined,
    failures: 0,
    lookedAt: clock.now(),
    cancel: () => undefined,
  }

  /** What is to be saved: everything but an address that was refused. */
  function outgoing(): EntryContent {
    const { content, refusedSlug } = get()
    return refusedSlug?.slug === content.slug ? { ...content, slug: work.base.slug } : content
  }

  const isDirty = () => work.attempt !== undefined || !sameContent(outgoing(), work.base)

  /** The save to send: the one without an answer as it was, else what is new; undefined: nothing is. */
  function nextAttempt(): Attempt | undefined {
    if (!isDirty()) return undefined
    const { entry } = get()
    return work.attempt ?? { saveId: makeId(), version: entry?.version ?? null, content: outgoing() }
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

  /** Nothing is left to save. */
  function rest(): void {
    work.cancel()
    work.isHurried = false
    work.unsavedSince = undefined
    if (sameContent(get().content, work.base)) copies.remove({ id, session })
    set({ phase: { is: 'idle' } })
  }

  /** Makes the server's text the one that is written. */
  function take(entry: Entry): void {
    work.base = entry.content
    work.attempt = undefined
    set({ entry, content: entry.content, refusedSlug: undefined })
    rest()
  }

  return { options, get, set, subscribe, work, isDirty, nextAttempt, keepCopy, rest, take }
}
