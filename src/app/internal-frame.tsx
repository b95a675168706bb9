import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { ApiError } from '../client/api-error'
import { createApiClient } from '../client/create-api-client'
import { findArea } from '../config/internal-areas'
import { backendUrl } from '../config/public-env'
import { SignInAgain } from '../features/auth/account/sign-in-again'
import { SessionGate } from '../features/auth/screens/session-gate'
import { explanations } from '../features/auth/screens/sign-in-help'
import type { User } from '../features/auth/session/session'
import { useSession } from '../features/auth/session/session-provider'
import { findFailure } from '../features/auth/session/sign-in-failure'
import { ChangeListener } from '../features/changes/change-listener'
import { NotificationBell } from '../features/notifications/notification-bell'
import { Workspace } from '../features/workspace/workspace'

export interface InternalFrameProps {
  pathname: string
  /** Query string of the page. */
  search: string
  /** The company's name. */
  brand: string
  children: ReactNode
}

/** Shows the page to employees with the permission for its area. */
export function InternalFrame(props: InternalFrameProps) {
  const permission = findArea(props.pathname)?.permission ?? 'workspace.open'
  return (
    <SessionGate permission={permission} brand={props.brand}>
      {(user) => <Inside key={user.account.id} user={user} {...props} />}
    </SessionGate>
  )
}

interface InsideProps extends InternalFrameProps {
  user: User
}

/** The workspace around the page, with an API client for the user. The key remounts it for another user. */
function Inside({ user: { account, roles, photoUrl }, pathname, search, brand, children }: InsideProps) {
  const { findToken, expire, signOut } = useSession()
  const profile = useProfile()
  const { name, email } = account
  const user = useMemo(() => ({ name, email, roles, photoUrl }), [name, email, roles, photoUrl])
  const api = useMemo(
    () =>
      createApiClient({
        baseUrl: backendUrl,
        getToken: (options) =>
          findToken('backend', options).catch((error: unknown) => Promise.reject(tokenError(error))),
        onUnauthorized: expire,
      }),
    [findToken, expire],
  )
  const findBackendToken = useCallback(() => findToken('backend'), [findToken])
  return (
    <Workspace
      user={user}
      api={api}
      profile={profile}
      pathname={pathname}
      search={search}
      brand={{ name: brand }}
      notice={<SignInAgain />}
      tools={
        <>
          <NotificationBell api={api} roles={roles} />
          <ChangeListener person={email} findToken={findBackendToken} />
        </>
      }
      onSignOut={() => void signOut()}
    >
      {children}
    </Workspace>
  )
}

/** A readable error for calls that got no token. */
function tokenError(error: unknown): ApiError {
  const { cause, code } = findFailure(error, 'work')
  const { title, next } = explanations[cause]
  return new ApiError(code, `${title}. ${next}`, undefined, { cause: error })
}

/** The user's profile in Microsoft Graph; undefined while it is loading. */
function useProfile() {
  const { readProfile } = useSession()
  const [profile, setProfile] = useState<Awaited<ReturnType<typeof readProfile>>>()
  useEffect(() => {
    readProfile().then(setProfile, (error: unknown) => {
      console.error('The profile could not be read.', error)
      setProfile({})
    })
  }, [readProfile])
  return profile
}
