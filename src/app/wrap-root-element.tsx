import '../styles/global.css'
import type { ReactNode } from 'react'
import { SessionProvider } from '../features/auth/session/session-provider'

interface Props {
  element: ReactNode
}

/** Around the whole application: who is signed in, the same in the browser and in the built HTML. */
export function wrapRootElement({ element }: Props) {
  return <SessionProvider>{element}</SessionProvider>
}
