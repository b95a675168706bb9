import { useMemo, type ReactNode } from 'react'
import type { Role } from '../../contract/employee'
import { ApiProvider } from '../api/api-context'
import { createApiClient } from '../api/create-api-client'
import { backendUrl } from '../config/public-env'
import { SignInAgain } from '../features/auth/sign-in-again'
import { SessionGate } from '../features/auth/session-gate'
import { useSession } from '../features/auth/use-session'
import { Workspace } from '../features/workspace/workspace'

export interface InternalFrameProps {
  needs: Role
  pathname: string
  /** The firm's name. */
  brand: string
  children: ReactNode
}

/** Lets those in who may see the page, and gives it the workspace and the way to the backend. */
export function InternalFrame({ needs, pathname, brand, children }: InternalFrameProps) {
  const { findToken, signOut } = useSession()
  const api = useMemo(
    () => createApiClient({ baseUrl: backendUrl, getToken: () => findToken('backend') }),
    [findToken],
  )
  return (
    <SessionGate needs={needs} brand={brand}>
      {({ account, role, photoUrl }) => (
        <ApiProvider value={api}>
          <Workspace
            user={{ name: account.name, email: account.email, role, photoUrl }}
            pathname={pathname}
            brand={{ name: brand }}
            notice={<SignInAgain />}
            onSignOut={() => void signOut()}
          >
            {children}
          </Workspace>
        </ApiProvider>
      )}
    </SessionGate>
  )
}
