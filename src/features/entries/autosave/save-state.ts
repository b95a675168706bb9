import type { Blocker, Entry, EntryContent } from '../../../../contract/entry'
import { ApiError } from '../../../client/api-error'

export interface SaveState {
  /** The current content, saved or not. */
  content: EntryContent
  /** The entry as the server last returned it; undefined while the server has none. */
  entry: Entry | undefined
  phase: SavePhase
  /** When the server last had everything, in milliseconds since 1970; undefined before the first save. */
  savedAt: number | undefined
  /** Whether this browser could not store a copy of unsaved changes. */
  copyFailed: boolean
  /** The last merge with what someone else saved; undefined: there was none, or it was dismissed. */
  merged: Merge | undefined
  /** A slug that another entry has: everything else is saved without it. */
  takenSlug: { slug: string; message: string } | undefined
}

/** What someone else saved and what was written here, in one. */
interface Merge {
  /** Address of the other person. */
  by: string
  /** What was written here. */
  before: EntryContent
  after: EntryContent
}

type SavePhase =
  /** The server has everything, or nothing was written yet. */
  | { is: 'idle' }
  /** There are changes, and their save is scheduled. */
  | { is: 'waiting' }
  | { is: 'saving' }
  /** `retryAt`: when the save is retried, in milliseconds since 1970; undefined: only after a change or on request. */
  | { is: 'failed'; error: SaveError; retryAt: number | undefined }
  /** The server has another version. 'changed': the person chooses one; 'closed': it can no longer be edited. */
  | { is: 'conflict'; reason: 'changed' | 'closed'; theirs: Entry }
  /** The person merges both versions; nothing is saved until they choose to. */
  | { is: 'merging'; theirs: Entry }

/** Why a save failed, by what can be done about it. */
export type SaveError =
  /** No answer came, and the save may still have arrived. Retried automatically. */
  | { kind: 'no-connection' }
  /** The person has to sign in again. */
  | { kind: 'signed-out' }
  /** An error on the server's side. Retried automatically. */
  | { kind: 'server'; message: string }
  /** The content was not accepted; the next change may be. */
  | { kind: 'rejected'; message: string }
  /** The entry no longer exists. */
  | { kind: 'deleted' }

type SaveOutcome =
  | SaveError
  /** Someone else saved first. `current`: what they saved, if the answer contained it. */
  | { kind: 'changed'; current: Entry | undefined }
  /** Its status has changed, and it can no longer be edited. */
  | { kind: 'closed'; current: Entry | undefined }
  | { kind: 'slug-taken'; message: string }

/** Whether the server has everything that was written. */
export const isSaved = ({ phase, takenSlug }: SaveState) => phase.is === 'idle' && takenSlug === undefined

/** What keeps the text from being published: of a taken slug, that it is taken, not that the server has none. */
export function blockersOf({ entry, takenSlug }: Pick<SaveState, 'entry' | 'takenSlug'>): readonly Blocker[] {
  const blockers = entry?.blockers ?? []
  if (takenSlug === undefined) return blockers
  return [{ field: 'slug', message: takenSlug.message }, ...blockers.filter(({ field }) => field !== 'slug')]
}

/** Whether the person has to choose between versions; until then nothing is sent. */
export const needsChoice = ({ phase }: SaveState) => phase.is === 'conflict' || phase.is === 'merging'

/** Whether the same save may succeed later. */
export const canRetry = ({ kind }: SaveError) => kind !== 'rejected' && kind !== 'deleted'

/** Whether a change schedules a save; otherwise one is scheduled already, or the person has to act first. */
export function schedulesSave(state: SaveState): boolean {
  const { phase } = state
  return !needsChoice(state) && (phase.is !== 'failed' || phase.error.kind === 'rejected')
}

/** Error codes of requests without an answer, from the API client and the sign-in library. */
const unanswered = new Set([
  'unreachable',
  'slow',
  'post_request_failed',
  'get_request_failed',
  'endpoints_resolution_error',
  'network_error',
  'no_network_connectivity',
])

/** What an error of a save means for the saving. */
export function explainSaveError(error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'server', message: messageOf(error) }
  const { code, status, message } = error
  if (status === undefined) return explainUnanswered(code, message)
  if (status === 401) return { kind: 'signed-out' }
  if (status === 404) return { kind: 'deleted' }
  if (status === 409) return explainConflict(error)
  if (status === 429 || status >= 500) return { kind: 'server', message }
  return { kind: 'rejected', message }
}

/** What an error of loading the other version means: without it, saving is not possible either. */
export function explainLoadError(error: unknown): SaveError {
  const outcome = explainSaveError(error)
  const isOfSaves = outcome.kind === 'changed' || outcome.kind === 'closed' || outcome.kind === 'slug-taken'
  return isOfSaves ? { kind: 'server', message: messageOf(error) } : outcome
}

function explainUnanswered(code: string, message: string): SaveError {
  if (unanswered.has(code)) return { kind: 'no-connection' }
  // without a status or a network code, it is the sign-in that returned no token
  return code === 'unreadable' ? { kind: 'server', message } : { kind: 'signed-out' }
}

function explainConflict({ code, message, body }: ApiError): SaveOutcome {
  if (code === 'slug_taken') return { kind: 'slug-taken', message }
  const kind = code === 'not_now' ? 'closed' : 'changed'
  return { kind, current: findCurrent(body) }
}

function findCurrent(body: unknown): Entry | undefined {
  const { current } = (body ?? {}) as { current?: Entry | null }
  return current ?? undefined
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
