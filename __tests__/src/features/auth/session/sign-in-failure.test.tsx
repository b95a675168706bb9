import { explanations } from '../../../../../src/features/auth/screens/sign-in-help'
import { findFailure } from '../../../../../src/features/auth/session/sign-in-failure'

const causeOf = (error: unknown) => findFailure(error, 'sign-in').cause

test.each([
  ['popup_window_error', 'popup-blocked'],
  ['timed_out', 'window-closed'],
  ['access_denied', 'canceled'],
  ['post_request_failed', 'provider-unreachable'],
  ['interaction_in_progress', 'second-window'],
  ['uninitialized_public_client_application', 'not-ready'],
  ['login_required', 'session-lost'],
  ['no_token_request_cache_error', 'reloaded'],
  ['endpoints_resolution_error', 'provider-unreachable'],
  ['authority_uri_insecure', 'not-configured'],
])('MSAL’s %s means: %s', (errorCode, cause) => {
  expect(causeOf(Object.assign(new Error(), { errorCode }))).toBe(cause)
})

test.each([
  ['unreachable', 'backend-unreachable'],
  ['unreadable', 'backend-unreachable'],
  ['database_unavailable', 'backend-unreachable'],
  ['keys_unavailable', 'backend-keys'],
  ['slow', 'backend-slow'],
  ['sign_in_not_configured', 'not-configured'],
  ['token_expired', 'backend-refused'],
  ['scope_missing', 'backend-refused'],
  ['account_mismatch', 'backend-account'],
  ['guest_not_allowed', 'backend-guest'],
  ['emulator_refused', 'emulator-refused'],
  ['library_not_loaded', 'not-loaded'],
])('our code %s means: %s', (code, cause) => {
  expect(causeOf(Object.assign(new Error(), { code }))).toBe(cause)
})

test.each(['bad_token', 'interrupted_user', 'consent_required'])(
  'in a session, interaction required by Microsoft (%s) means: sign in again',
  (errorCode) => {
    const error = Object.assign(new Error(), { name: 'InteractionRequiredAuthError', errorCode })
    expect(findFailure(error, 'work').cause).toBe('session-lost')
  },
)

test('a hidden frame without a response means: sign in again; a window without one: it was closed', () => {
  expect(findFailure({ errorCode: 'timed_out' }, 'work').cause).toBe('session-lost')
  expect(findFailure({ errorCode: 'timed_out' }, 'sign-in').cause).toBe('window-closed')
})

test('an unknown error keeps its name', () => {
  expect(findFailure(new TypeError('x'), 'restore')).toEqual({
    cause: 'unknown',
    code: 'TypeError',
    phase: 'restore',
  })
  expect(causeOf(undefined)).toBe('unknown')
})

test('without a network the device is offline, not the provider down', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(causeOf({ errorCode: 'post_request_failed' })).toBe('offline')
  online.mockRestore()
})

test('each cause has its text: what happened, why, and what to do', () => {
  const texts = Object.values(explanations).flatMap(({ title, text, next }) => [title, text, next])
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z].{10,}[^\s]$/)
})
