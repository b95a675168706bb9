import type { ComponentType } from 'react'
import type { Role } from '../../../contract/permissions'
import type { Account } from './session'

/** The API that a token is for. */
export type Audience = 'graph' | 'backend'

/** Called with the account that is signed in; undefined for none. */
export type OnAccount = (account: Account | undefined) => void

/** What the session needs from Microsoft and the backend; made by `connect` in the chunk that contains MSAL. */
export interface SignInClient {
  /** Mounted once: reports the account that is signed in, now and after every change. */
  Accounts: ComponentType<{ onChange: OnAccount }>
  /** The error of a sign-in that a reload of the page interrupted. */
  interrupted?: unknown
  /** Opens Microsoft's window. Rejects when nobody signed in. */
  signIn: () => Promise<Account>
  /** Signs in without a window where the provider still knows this browser; rejects where it does not. */
  signInSilently: () => Promise<Account>
  /** Opens Microsoft's window to end its session too. */
  signOut: (account: Account) => Promise<void>
  /** Clears all accounts and tokens in this browser, without a window. */
  forget: () => Promise<void>
  /** A valid token, from the cache or new. Rejects where the user has to sign in again. */
  findToken: (audience: Audience) => Promise<string>
  /** The account's role at the backend; undefined without one. */
  readRole: () => Promise<Role | undefined>
  /** The profile photo; null where there is none. */
  readPhoto: () => Promise<Blob | null>
  /** The user's profile in Microsoft Graph. */
  readProfile: () => Promise<Profile>
}

export interface Profile {
  jobTitle?: string
}
