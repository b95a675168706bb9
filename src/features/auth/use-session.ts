import { use, useSyncExternalStore } from 'react'
import type { SessionState } from './session'
import { initialState } from './session-state'
import type { Audience, Profile } from './sign-in-client'
import { goToStart, SessionContext } from './session-provider'

export interface SessionActions {
  /** Fetches what signing in needs; for a pointer, focus or touch that comes near. */
  prepare: () => void
  /** Opens Microsoft's window. Refused before `isReady`, with "MSAL is not ready yet." in the console. */
  signIn: () => Promise<void>
  /** Loads what is missing, then signs in. */
  signInWhenReady: () => Promise<void>
  /** Forgets the user, goes to the start page and opens Microsoft's window to sign out there. */
  signOut: () => Promise<void>
  /** Tries again what failed while restoring. */
  restore: () => Promise<void>
  /** A valid token for a call; rejects where the person has to sign in again. */
  findToken: (audience: Audience) => Promise<string>
  /** What Graph knows of the person; empty where it knows nothing. */
  readProfile: () => Promise<Profile>
}

/** Who is signed in, and what can be done about it: all the rest of the site knows of signing in. */
export function useSession(): SessionState & SessionActions {
  const keeper = use(SessionContext)
  if (keeper === undefined) throw new Error('useSession() needs <SessionProvider> around it.')
  const state = useSyncExternalStore(keeper.subscribe, keeper.get, () => initialState)
  return {
    ...state,
    prepare: keeper.prepareQuietly,
    signIn: keeper.signIn,
    signInWhenReady: keeper.signInWhenReady,
    restore: keeper.restore,
    findToken: keeper.findToken,
    readProfile: keeper.readProfile,
    signOut: () => {
      goToStart()
      return keeper.signOut()
    },
  }
}
