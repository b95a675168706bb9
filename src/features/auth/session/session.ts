import type { ComponentType, ReactNode } from 'react'
import type { Role } from '../../../../contract/permissions'
import type { TokenOptions } from '../../../client/create-api-client'
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
  /** From the backend; empty where the account has none, or they could not be read. */
  roles: readonly Role[]
  /** Object URL of the profile photo; null without one. */
  photoUrl: string | null
}

/** It begins with 'checking', in the built HTML too, so that nothing flashes. */
type Session = { status: 'checking' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

/** What is in progress: Microsoft's window is open, or the roles are being read. */
type Activity = 'idle' | 'signing-in' | 'entering'

export interface SessionState {
  session: Session
  activity: Activity
  /** Whether the sign-in library is loaded and initialized. */
  isReady: boolean
  /** Whether the sign-in library is being loaded. */
  isLoading: boolean
  /** Whether the session has expired during work: the user stays, calls fail until they sign in again. */
  isExpired: boolean
  /** The last failure, for the help that a user opens; cleared by the next success. */
  failure: SignInFailure | undefined
}

/** The API that a token is for. */
export type Audience = 'graph' | 'backend'

/** Called with the account that is signed in; undefined for none. */
export type OnAccount = (account: Account | undefined) => void

/** What the session needs from Microsoft and the backend; made by `connect` in the chunk that contains MSAL. */
export interface SignInClient {
  /** Mounted once: reports the account that is signed in, now and after every change. */
  Accounts: ComponentType<{ onChange: OnAccount }>
  /** The library's own provider, for screens that are shown to signed-in users only. */
  Provider: ComponentType<{ children: ReactNode }>
  /** The error of a sign-in that a reload of the page interrupted. */
  interrupted?: unknown
  /** Opens Microsoft's window. Rejects without a sign-in; calls back, still waiting, when the window seems to be closed. */
  signIn: (onClosed: () => void) => Promise<Account>
  /** Signs in without a window where the provider still knows this browser; rejects where it does not. */
  signInSilently: () => Promise<Account>
  /** Opens Microsoft's window to end its session too. */
  signOut: (account: Account) => Promise<void>
  /** Clears all accounts and tokens in this browser, without a window. */
  forget: () => Promise<void>
  /** A valid token, from the cache or new. Rejects where the user has to sign in again. */
  findToken: (audience: Audience, options?: TokenOptions) => Promise<string>
  /** The account's roles at the backend. */
  readRoles: () => Promise<readonly Role[]>
  /** The profile photo; null where there is none. */
  readPhoto: () => Promise<Blob | null>
  /** A small photo of another person; null where there is none. */
  readPhotoOf: (email: string) => Promise<Blob | null>
  /** The user's profile in Microsoft Graph. */
  readProfile: () => Promise<Profile>
}

export interface Profile {
  jobTitle?: string
}
