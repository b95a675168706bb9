import { navigate } from 'gatsby'
import { createContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { routes } from '../../config/routes'
import { createSessionStore, initialState, type SessionStore } from './create-session-store'
import { SignInError } from './sign-in-failure'

export const SessionContext = createContext<SessionStore | undefined>(undefined)

interface Props {
  children: ReactNode
}

/**
 * Wraps the whole application, in the browser and in the built HTML. MSAL's own provider is mounted beside the
 * pages once its chunk has loaded, so that they do not render again.
 */
export function SessionProvider({ children }: Props) {
  const [store] = useState(() => createSessionStore(connect))
  const client = useSyncExternalStore(
    store.subscribe,
    () => store.get().client,
    () => initialState.client,
  )
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

/** The only import of the sign-in library: visitors never load it. */
async function connect() {
  const { connect: open } = await import('./connect').catch((cause: unknown) => {
    throw new SignInError('library_not_loaded', 'The sign-in library did not load. Reload the page.', {
      cause,
    })
  })
  return open()
}

/** The page that users see after signing out. */
export function goToStart(): void {
  navigate(routes.home.href())
}
