import '../styles/global.css'
import type { ReactNode } from 'react'
import { SessionProvider } from '../features/auth/session/session-provider'

interface Props {
  element: ReactNode
}

/** Provides the session to the whole application, in the browser and in the built HTML. */
export function wrapRootElement({ element }: Props) {
  return <SessionProvider>{element}</SessionProvider>
}
