import { navigate } from 'gatsby'
import { createContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { routes } from '../../config/routes'
import { createSessionKeeper, type SessionKeeper } from './create-session-keeper'
import { initialState } from './session-state'
import { SignInError } from './sign-in-failure'

export const SessionContext = createContext<SessionKeeper | undefined>(undefined)

interface Props {
  children: ReactNode
}

/**
 * Around the whole application, the same in the browser and in the built HTML. MSAL's own provider is mounted
 * beside the pages once its chunk is there, so that its arrival does not render them anew.
 */
export function SessionProvider({ children }: Props) {
  const [keeper] = useState(() => createSessionKeeper(connect))
  const client = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.get().client,
    () => initialState.client,
  )
  useEffect(() => {
    void keeper.start()
    return keeper.stop
  }, [keeper])

  return (
    <SessionContext value={keeper}>
      {children}
      {client && <client.Accounts onChange={keeper.onAccount} />}
    </SessionContext>
  )
}

/** The only way to the sign-in library: visitors never fetch it. */
async function connect() {
  const { connect: open } = await import('./connect').catch((cause: unknown) => {
    throw new SignInError('library_not_loaded', 'The sign-in library did not arrive. Reload the page.', {
      cause,
    })
  })
  return open()
}

/** Where people are taken when they sign out. */
export function goToStart(): void {
  navigate(routes.home.href())
}
