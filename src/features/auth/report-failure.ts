import { findFailure, type FailurePhase, type SignInFailure } from './sign-in-failure'

/** Writes a failure to the console, the only place where it shows by itself, and says what it means. */
export function report(error: unknown, phase: FailurePhase): SignInFailure {
  const failure = findFailure(error, phase)
  console.error(`${phase} failed (${failure.code})`, error)
  return failure
}
