import { navigate } from 'gatsby'
import { useEffect } from 'react'
import type { Role } from '../../../contract/employee'
import { routes } from '../../config/routes'
import { NoAccess, RoleUnknown } from './access-panel'
import { AuthScreen } from './auth-screen'
import { Checking } from './session-gate'
import { SignInPanel } from './sign-in-panel'
import { useSession } from './use-session'

interface Props {
  title: string
  text: string
  brand?: string
  chart?: string
  /** Where people of a role go once they are in. Default: everyone to their own page. */
  target?: Partial<Record<Role, string>>
}

/** A page to sign in on; whoever is signed in is taken onward. */
export function SignInPage({ title, text, brand, chart, target = {} }: Props) {
  const { session, failure } = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const onward = user?.role && (target[user.role] ?? routes.employee.href())
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
        <NoAccess user={user} />
      )}
    </AuthScreen>
  )
}
