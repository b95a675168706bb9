import type { Entry, EntryContent } from '../../../../contract/entry'
import type { SavingFailure } from './saving-failure'

/** Where the saving of one entry stands. */
export type SavingPhase =
  /** The server has everything, or nothing was written yet. */
  | { is: 'idle' }
  /** There are changes that go out in a moment. */
  | { is: 'waiting' }
  | { is: 'saving' }
  /** `again`: when it is tried by itself, in milliseconds since 1970; undefined: it is not. */
  | { is: 'failed'; failure: SavingFailure; again: number | undefined }
  /** Another version stands against it. 'changed': one chooses; 'closed': it can no longer be edited. */
  | { is: 'conflict'; reason: 'changed' | 'closed'; theirs: Entry }
  /** One puts both versions together by hand; nothing is saved until one says so. */
  | { is: 'merging'; theirs: Entry }

export interface SavingState {
  /** What is written, saved or not. */
  content: EntryContent
  /** The entry as the server last told; undefined: it knows nothing of it yet. */
  entry: Entry | undefined
  phase: SavingPhase
  /** When the server last had everything, in milliseconds since 1970; undefined: not since it was opened. */
  savedAt: number | undefined
  /** Whether this browser could not keep a copy of what is not saved. */
  copyFailed: boolean
  /** An address that another entry has: everything else is saved without it. */
  refusedSlug: { slug: string; message: string } | undefined
}

/** Whether the server has everything that was written. */
export const isSaved = ({ phase, refusedSlug }: SavingState) =>
  phase.is === 'idle' && refusedSlug === undefined

/** Whether one has to choose between versions: nothing is sent meanwhile. */
export const isHeld = ({ phase }: SavingState) => phase.is === 'conflict' || phase.is === 'merging'

/** Whether the same save may succeed later. */
export const mayHelpToTryAgain = ({ kind }: SavingFailure) => kind !== 'refused' && kind !== 'gone'
