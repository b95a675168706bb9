import type { Entry } from '../../../../contract/entry'
import { ApiError } from '../../../client/api-error'

/** Why a save did not succeed, by what can be done about it. */
export type SavingFailure =
  /** No answer came; the save may have arrived all the same. Tried again by itself. */
  | { kind: 'no-connection' }
  /** Only the person can go on: by signing in. */
  | { kind: 'signed-out' }
  /** The server has a trouble of its own. Tried again by itself. */
  | { kind: 'server'; message: string }
  /** Not as it is: the next change may be. */
  | { kind: 'refused'; message: string }
  /** The entry is no longer there. */
  | { kind: 'gone' }

/** What a failed save comes to. */
export type SaveOutcome =
  | SavingFailure
  /** Somebody else saved meanwhile. `current`: what they saved, where the answer said it. */
  | { kind: 'changed'; current: Entry | undefined }
  /** It has moved on meanwhile and can no longer be edited. */
  | { kind: 'closed'; current: Entry | undefined }
  /** Another entry has its address. */
  | { kind: 'slug-taken'; message: string }

/** Codes of answers that did not come, the client's and the sign-in library's. */
const unanswered = new Set([
  'unreachable',
  'slow',
  'post_request_failed',
  'get_request_failed',
  'endpoints_resolution_error',
  'network_error',
  'no_network_connectivity',
])

/** What is to be done about an error of a save. */
export function explainSaveError(error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'server', message: messageOf(error) }
  const { code, status, message } = error
  if (status === undefined) return explainUnsent(code, message)
  if (status === 401) return { kind: 'signed-out' }
  if (status === 404) return { kind: 'gone' }
  if (status === 409) return explainConflict(error)
  if (status === 429 || status >= 500) return { kind: 'server', message }
  return { kind: 'refused', message }
}

/** Why another version could not be had, after which a save is not possible either. */
export function explainLoadError(error: unknown): SavingFailure {
  const outcome = explainSaveError(error)
  const isOfSaves = outcome.kind === 'changed' || outcome.kind === 'closed' || outcome.kind === 'slug-taken'
  return isOfSaves ? { kind: 'server', message: messageOf(error) } : outcome
}

function explainUnsent(code: string, message: string): SavingFailure {
  if (unanswered.has(code)) return { kind: 'no-connection' }
  // without a status and with no code of the network's it is the sign-in that gave no token
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
