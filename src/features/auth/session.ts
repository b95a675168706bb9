import type { Role } from '../../../contract/permissions'
import type { SignInFailure } from './sign-in-failure'

/** A Microsoft account. */
export interface Account {
  /** Unique among the accounts of all tenants. */
  id: string
  /** Display name, e.g. "Mei Tanaka". */
  name: string
  /** The user name, an email; case does not matter. */
  email: string
}

export interface User {
  account: Account
  /** From the backend; undefined where the account has none, or it could not be read. */
  role: Role | undefined
  /** Object URL of the profile photo; null without one. */
  photoUrl: string | null
}

/** It begins with 'checking', in the built HTML too, so that nothing flashes. */
export type Session = { status: 'checking' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

/** What is in progress: Microsoft's window is open, or the role is being read. */
export type Activity = 'idle' | 'signing-in' | 'entering'

export interface SessionState {
  session: Session
  activity: Activity
  /** Whether the sign-in library is loaded and initialized. */
  isReady: boolean
  /** Whether the session has expired during work: the user stays, calls fail until they sign in again. */
  isExpired: boolean
  /** The last failure, for the help that a user opens; cleared by the next success. */
  failure: SignInFailure | undefined
}
