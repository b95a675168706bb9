import { navigate } from 'gatsby'
import { useEffect } from 'react'
import type { Role } from '../../../../contract/permissions'
import { routes } from '../../../config/routes'
import { useSession } from '../session/session-provider'
import { NoAccess, RoleUnknown } from './access-panel'
import { AuthScreen } from './auth-screen'
import { Checking } from './session-gate'
import { SignInPanel } from './sign-in-panel'

interface Props {
  title: string
  text: string
  brand?: string
  chart?: string
  /** The page after signing in, by roles. Default: the user's home page. */
  target?: (roles: readonly Role[]) => string
}

/** A page to sign in on; signed-in users are taken to the workspace. */
export function SignInPage({ title, text, brand, chart, target = employeeHome }: Props) {
  const { session, failure } = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const onward = user && user.roles.length > 0 ? target(user.roles) : undefined
  useEffect(() => {
    if (onward) navigate(onward, { replace: true })
  }, [onward])

  if (onward) return <Checking />
  return (
    <AuthScreen brand={brand} chart={chart}>
      {user === undefined ? (
        <SignInPanel title={title} text={text} />
      ) : failure ? (
        <RoleUnknown user={user} />
      ) : (
        <NoAccess user={user} permission="workspace.open" />
      )}
    </AuthScreen>
  )
}

const employeeHome = () => routes.employee.href()
