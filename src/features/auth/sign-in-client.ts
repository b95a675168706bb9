import type { ComponentType } from 'react'
import type { RoleEntry } from '../../../contract/employee'
import type { Account } from './session'

/** Whose token: Microsoft Graph's or our backend's. */
export type Audience = 'graph' | 'backend'

/** Called with the account that is signed in, or nobody. */
export type OnAccount = (account: Account | undefined) => void

/** What the session needs of Microsoft and the backend; made by `connect` in the chunk that holds MSAL. */
export interface SignInClient {
  /** Mounted once: tells which account is signed in, now and after every change. */
  Accounts: ComponentType<{ onChange: OnAccount }>
  /** What became of a sign-in that was under way when the page was reloaded; undefined where there was none. */
  interrupted?: unknown
  /** Opens Microsoft's window. Rejects when nobody came in. */
  signIn: () => Promise<Account>
  /** Signs in without a window where the provider still knows this browser; rejects where it does not. */
  signInSilently: () => Promise<Account>
  /** Opens Microsoft's window to end its session too. */
  signOut: (account: Account) => Promise<void>
  /** Forgets every account and token here, and asks nobody. */
  forget: () => Promise<void>
  /** A valid token, from the cache or anew. Rejects where a person has to sign in again. */
  findToken: (audience: Audience) => Promise<string>
  /** The backend's list, as far as this person may see it. */
  readRoles: () => Promise<readonly RoleEntry[]>
  /** The profile photo; null where there is none. */
  readPhoto: () => Promise<Blob | null>
  /** What Graph knows of the person. */
  readProfile: () => Promise<Profile>
}

export interface Profile {
  jobTitle?: string
}
