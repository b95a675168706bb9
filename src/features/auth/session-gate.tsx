import type { ReactNode } from 'react'
import type { Role } from '../../../contract/employee'
import { NoAccess, RoleUnknown } from './access-panel'
import { AuthScreen } from './auth-screen'
import type { User } from './session'
import { SignInPanel } from './sign-in-panel'
import { useSession } from './use-session'
import * as css from './auth-screen.module.css'

interface Props {
  /** The least role that may see the page. */
  needs: Role
  brand: string
  children: (user: User & { role: Role }) => ReactNode
}

/**
 * Shows an internal page to those who may see it, and else the way in or why not. It decides what is shown and
 * protects nothing: pages are public files, and the backend checks every call.
 */
export function SessionGate({ needs, brand, children }: Props) {
  const { session, failure } = useSession()
  if (session.status === 'checking') return <Checking />
  if (session.status === 'signed-out') {
    return (
      <Screen brand={brand}>
        <SignInPanel
          title="Sign in to go on"
          text="This page is for the people who work here. Microsoft’s window asks for your work account; then you are back on this page."
        />
      </Screen>
    )
  }
  const { user } = session
  const { role } = user
  if (role !== undefined && (role === 'admin' || needs === 'employee')) return children({ ...user, role })
  return (
    <Screen brand={brand}>
      {role === undefined && failure ? <RoleUnknown user={user} /> : <NoAccess user={user} />}
    </Screen>
  )
}

const Screen = (props: { brand: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    <AuthScreen {...props} />
  </main>
)

/** Seen only where it takes long: nothing flashes on the way. */
export const Checking = () => (
  <p role="status" className={css.checking}>
    Checking who you are
  </p>
)
