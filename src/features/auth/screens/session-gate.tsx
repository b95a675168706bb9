import type { ReactNode } from 'react'
import { can, type Permission } from '../../../../contract/permissions'
import type { User } from '../session/session'
import { LibraryProvider, useSession } from '../session/session-provider'
import { NoAccess, RoleUnknown } from './access-panel'
import { AuthScreen } from './auth-screen'
import * as css from './auth-screen.module.css'
import { SignInPanel } from './sign-in-panel'

interface Props {
  /** Needed to see the page; of several, one is enough. */
  permission: Permission | readonly Permission[]
  brand: string
  children: (user: User) => ReactNode
}

/**
 * Shows a page of the workspace to employees with the permission, to others the sign-in or why they can't see it.
 * This only decides what is shown: pages are public files, and the backend checks every call.
 */
export function SessionGate({ permission, brand, children }: Props) {
  const { session, failure } = useSession()
  if (session.status === 'checking') return <Checking />
  if (session.status === 'signed-out') {
    return (
      <Screen brand={brand}>
        <SignInPanel title="Sign in to continue" text="Sign in with your work account to view this page." />
      </Screen>
    )
  }
  const { user } = session
  if (can(user.roles, permission)) return <LibraryProvider>{children(user)}</LibraryProvider>
  return (
    <Screen brand={brand}>
      {user.roles.length === 0 && failure ? (
        <RoleUnknown user={user} />
      ) : (
        <NoAccess user={user} permission={permission} />
      )}
    </Screen>
  )
}

const Screen = (props: { brand: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    <AuthScreen {...props} />
  </main>
)

/** Shown only where checking takes long, so that nothing flashes. */
export const Checking = () => (
  <p role="status" className={css.checking}>
    Checking your access…
  </p>
)
