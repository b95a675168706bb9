import type { Role } from '../../../contract/employee'
import type { SignInFailure } from './sign-in-failure'

/** What the site knows of a Microsoft account. */
export interface Account {
  /** Names the account among all tenants' accounts. */
  id: string
  /** As the person is called, e.g. "Mei Tanaka". */
  name: string
  /** The user name, an address; compared without regard to case. */
  email: string
}

export interface User {
  account: Account
  /** From the backend's list; undefined where no entry has the account's address, or none could be read. */
  role: Role | undefined
  /** Local address of the profile photo; null without one. */
  photoUrl: string | null
}

/** Who is at the site. It begins with 'checking', on the server too, so that nothing flashes. */
export type Session = { status: 'checking' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

/** What is under way: Microsoft's window is open, or the role is being read. */
export type Activity = 'idle' | 'signing-in' | 'entering'

export interface SessionState {
  session: Session
  activity: Activity
  /** Whether the sign-in library is loaded and initialized. */
  isReady: boolean
  /** Whether the sign-in has run out while at work: the user stays, calls fail until they sign in again. */
  isExpired: boolean
  /** The last failure, for the help that a person opens; forgotten at the next success. */
  failure: SignInFailure | undefined
}
