import { navigate } from 'gatsby'
import { createContext, useEffect, useState, useSyncExternalStore, type ReactNode, use } from 'react'
import type { TokenOptions } from '../../../client/create-api-client'
import { routes } from '../../../config/routes'
import { createSessionStore, initialState, type SessionStore } from './create-session-store'
import type { SessionState, Audience, Profile } from './session'
import { SignInError } from './sign-in-failure'

const SessionContext = createContext<SessionStore | undefined>(undefined)

interface Props {
  children: ReactNode
}

/**
 * Wraps the whole application, in the browser and in the built HTML. MSAL's own provider is mounted beside the
 * pages once its chunk has loaded, so that they do not render again; the workspace has one around it.
 */
export function SessionProvider({ children }: Props) {
  const [store] = useState(() => createSessionStore(connect))
  const client = useClient(store)
  useEffect(() => {
    void store.start()
    return store.stop
  }, [store])

  return (
    <SessionContext value={store}>
      {children}
      {client && <client.Accounts onChange={store.onAccount} />}
    </SessionContext>
  )
}

/** MSAL's own provider around screens for signed-in users: they are only shown once it has loaded. */
export function LibraryProvider({ children }: Props) {
  const client = useClient(useStore())
  return client ? <client.Provider>{children}</client.Provider> : children
}

const useClient = ({ get, subscribe }: SessionStore) =>
  useSyncExternalStore(
    subscribe,
    () => get().client,
    () => initialState.client,
  )

function useStore(): SessionStore {
  const store = use(SessionContext)
  if (store === undefined) throw new Error('A session needs <SessionProvider> around it.')
  return store
}

/** The only import of the sign-in library: visitors never load it. */
async function connect() {
  const { connect: open } = await import('../sign-in/connect').catch((cause: unknown) => {
    throw new SignInError('library_not_loaded', 'Sign-in didn’t load. Reload the page.', {
      cause,
    })
  })
  return open()
}

interface SessionActions {
  /** Loads what signing in needs; for a pointer, focus or touch that comes near. */
  prepare: () => void
  /** Opens Microsoft's window. Before `isReady` it logs "MSAL is not ready yet." and loads the library. */
  signIn: () => Promise<void>
  /** Signs out here, goes to the home page and opens Microsoft's window to sign out there. */
  signOut: () => Promise<void>
  /** Retries to restore the session. */
  restore: () => Promise<void>
  /** A valid token for a call; rejects where the user has to sign in again. */
  findToken: (audience: Audience, options?: TokenOptions) => Promise<string>
  /** Asks the user to sign in again: the backend refuses their token. */
  expire: () => void
  /** Object URL of another person’s photo, which lasts as long as the session; null without one. */
  findPhotoOf: (email: string) => Promise<string | null>
  /** The user's profile in Microsoft Graph. */
  readProfile: () => Promise<Profile>
}

/** The session and its actions: all that the rest of the site knows about signing in. */
export function useSession(): SessionState & SessionActions {
  const store = useStore()
  const state = useSyncExternalStore(store.subscribe, store.get, () => initialState)
  return {
    ...state,
    prepare: store.prepareQuietly,
    signIn: store.signIn,
    restore: store.restore,
    findToken: store.findToken,
    expire: store.expire,
    findPhotoOf: store.findPhotoOf,
    readProfile: store.readProfile,
    signOut: () => {
      navigate(routes.home.href())
      return store.signOut()
    },
  }
}
