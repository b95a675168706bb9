/** Why signing in, restoring a session or signing out failed. */
export type FailureCause =
  | 'popup-blocked'
  | 'window-closed'
  | 'canceled'
  | 'declined'
  | 'provider-unreachable'
  | 'offline'
  | 'second-window'
  | 'reloaded'
  | 'session-lost'
  | 'not-ready'
  | 'not-loaded'
  | 'not-configured'
  | 'emulator-refused'
  | 'backend-unreachable'
  | 'backend-slow'
  | 'backend-refused'
  | 'backend-account'
  | 'backend-guest'
  | 'backend-keys'
  | 'unknown'

/** The operation that failed. */
export type FailurePhase = 'sign-in' | 'restore' | 'work' | 'sign-out'

export interface SignInFailure {
  cause: FailureCause
  /** The code of the library or the backend, for support. */
  code: string
  phase: FailurePhase
}

/** An error of the site itself during sign-in. */
export class SignInError extends Error {
  constructor(
    readonly code: 'emulator_refused' | 'library_not_loaded' | 'sign_in_not_configured' | 'window_closed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'SignInError'
  }
}

/**
 * Codes of MSAL 5 (its messages are links only), of the identity platform
 * (https://learn.microsoft.com/entra/identity-platform/reference-error-codes) and of our backend.
 */
const causeByCode: Record<string, FailureCause> = {
  popup_window_error: 'popup-blocked',
  empty_window_error: 'popup-blocked',
  timed_out: 'window-closed',
  user_cancelled: 'window-closed',
  window_closed: 'window-closed',
  access_denied: 'canceled',
  consent_required: 'declined',
  post_request_failed: 'provider-unreachable',
  get_request_failed: 'provider-unreachable',
  endpoints_resolution_error: 'provider-unreachable',
  network_error: 'provider-unreachable',
  no_network_connectivity: 'offline',
  interaction_in_progress: 'second-window',
  no_token_request_cache_error: 'reloaded',
  login_required: 'session-lost',
  interaction_required: 'session-lost',
  invalid_grant: 'session-lost',
  no_tokens_found: 'session-lost',
  refresh_token_expired: 'session-lost',
  no_account_error: 'session-lost',
  uninitialized_public_client_application: 'not-ready',
  library_not_loaded: 'not-loaded',
  sign_in_not_configured: 'not-configured',
  authority_uri_insecure: 'not-configured',
  untrusted_authority: 'not-configured',
  emulator_refused: 'emulator-refused',
  unreachable: 'backend-unreachable',
  unreadable: 'backend-unreachable',
  database_unavailable: 'backend-unreachable',
  internal_error: 'backend-unreachable',
  too_many_requests: 'backend-unreachable',
  slow: 'backend-slow',
  keys_unavailable: 'backend-keys',
  account_mismatch: 'backend-account',
  guest_not_allowed: 'backend-guest',
}

/** Whether sign-in isn’t set up, so that another try can’t help. */
export const isClosed = (failure: SignInFailure | undefined) =>
  failure?.cause === 'not-configured' || failure?.cause === 'emulator-refused'

/** Codes with which the backend rejects a token. */
const rejection = /^(?:token|scope|role)_/

/** Finds the cause of an error. */
export function findFailure(error: unknown, phase: FailurePhase): SignInFailure {
  const code = codeOf(error)
  return { cause: findCause(error, code, phase), code, phase }
}

function findCause(error: unknown, code: string, phase: FailurePhase): FailureCause {
  // without a window, a time-out and a demand to see the user mean the same
  const isSilent = phase !== 'sign-in'
  if (isSilent && (needsInteraction(error) || code === 'timed_out')) return 'session-lost'
  const cause = causeByCode[code] ?? (rejection.test(code) ? 'backend-refused' : 'unknown')
  const isOffline = cause === 'provider-unreachable' && typeof navigator !== 'undefined' && !navigator.onLine
  return isOffline ? 'offline' : cause
}

/** MSAL's error where only the user can continue, e.g. after a rule of the tenant has changed. */
const needsInteraction = (error: unknown) =>
  error instanceof Error && error.name === 'InteractionRequiredAuthError'

/** The code of MSAL's errors (`errorCode`) or of ours (`code`); else the error's name. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('errorCode' in error && typeof error.errorCode === 'string') return error.errorCode
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
