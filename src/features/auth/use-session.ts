import { use, useSyncExternalStore } from 'react'
import type { SessionState } from './session'
import { initialState } from './create-session-store'
import type { Audience, Profile } from './sign-in-client'
import { goToStart, SessionContext } from './session-provider'

export interface SessionActions {
  /** Loads what signing in needs; for a pointer, focus or touch that comes near. */
  prepare: () => void
  /** Opens Microsoft's window. Before `isReady` it only logs "MSAL is not ready yet." */
  signIn: () => Promise<void>
  /** Loads what is missing, then signs in. */
  signInWhenReady: () => Promise<void>
  /** Signs out here, goes to the home page and opens Microsoft's window to sign out there. */
  signOut: () => Promise<void>
  /** Retries to restore the session. */
  restore: () => Promise<void>
  /** A valid token for a call; rejects where the user has to sign in again. */
  findToken: (audience: Audience) => Promise<string>
  /** The user's profile in Microsoft Graph. */
  readProfile: () => Promise<Profile>
}

/** The session and its actions: all that the rest of the site knows about signing in. */
export function useSession(): SessionState & SessionActions {
  const store = use(SessionContext)
  if (store === undefined) throw new Error('useSession() needs <SessionProvider> around it.')
  const state = useSyncExternalStore(store.subscribe, store.get, () => initialState)
  return {
    ...state,
    prepare: store.prepareQuietly,
    signIn: store.signIn,
    signInWhenReady: store.signInWhenReady,
    restore: store.restore,
    findToken: store.findToken,
    readProfile: store.readProfile,
    signOut: () => {
      goToStart()
      return store.signOut()
    },
  }
}
