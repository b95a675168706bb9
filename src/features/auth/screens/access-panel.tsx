import {
  namePermissions,
  nameRoles,
  rolesWith,
  titleRoles,
  type Permission,
  type Role,
} from '../../../../contract/permissions'
import { routes } from '../../../config/routes'
import { SiteLink } from '../../../ui/site-link'
import type { User } from '../session/session'
import { useSession } from '../session/session-provider'
import type { FailureCause, SignInFailure } from '../session/sign-in-failure'
import * as css from './auth-screen.module.css'
import { explanations, SignInHelp } from './sign-in-help'

type NeededPermission = Permission | readonly Permission[]

interface NoAccessProps {
  user: User
  /** What the page needs; of several, one is enough. */
  permission: NeededPermission
}

/** For users without the permission for the page. */
export function NoAccess({ user, permission }: NoAccessProps) {
  const { signOut } = useSession()
  const { account, roles } = user
  const isUnknown = roles.length === 0
  return (
    <section className={css.panel} data-screen="403">
      <p className={css.number}>403</p>
      <h1>{isUnknown ? 'You don’t have access' : `You need ${accessOf(permission)} access`}</h1>
      <p className={css.text}>
        You’re signed in as {account.name} ({account.email}){isUnknown ? '.' : describeHeld(roles)}{' '}
        {!isUnknown && `Only ${whoCan(permission)} can ${namePermissions(permission)}.`} Ask{' '}
        {nameRoles(rolesWith('employees.manage'))} to{' '}
        {isUnknown ? 'add you under Employees.' : 'give you that role under Employees.'}
      </p>
      <div className={css.actions}>
        {!isUnknown && (
          <SiteLink href={routes.employee.href()} className="button">
            Go to home
          </SiteLink>
        )}
        <button type="button" className={isUnknown ? 'button' : css.second} onClick={() => void signOut()}>
          Sign out
        </button>
        <SiteLink href={routes.home.href()} className="quiet-link">
          Public site
        </SiteLink>
      </div>
    </section>
  )
}

/** Failures that trying again can't mend: the account itself is refused. */
const refusals: readonly FailureCause[] = ['backend-account', 'backend-guest']

/** For users whose role could not be read. */
export function RoleUnknown({ user }: { user: User }) {
  const { failure, restore, signOut } = useSession()
  if (failure && refusals.includes(failure.cause)) return <AccountRefused user={user} failure={failure} />
  return (
    <section className={css.panel} data-screen="role-unknown">
      <h1>We couldn’t check your access</h1>
      <p className={css.text}>
        You’re signed in as {user.account.name}, but we couldn’t load your permissions.
      </p>
      <div className={css.actions}>
        <button type="button" className="button" onClick={() => void restore()}>
          Try again
        </button>
        <button type="button" className={css.second} onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
      <SignInHelp failure={failure} isWaiting={false} />
    </section>
  )
}

/** For users whose Microsoft account the backend refuses. */
function AccountRefused({ user: { account }, failure }: { user: User; failure: SignInFailure }) {
  const { restore, signOut } = useSession()
  const { title, text, next } = explanations[failure.cause]
  return (
    <section className={css.panel} data-screen="account-refused">
      <h1>{title}</h1>
      <p className={css.text}>
        You’re signed in as {account.name} ({account.email}). {text}
      </p>
      <p className={css.text}>{next}</p>
      <div className={css.actions}>
        <button type="button" className="button" onClick={() => void signOut()}>
          Sign out
        </button>
        <button type="button" className={css.second} onClick={() => void restore()}>
          Try again
        </button>
      </div>
    </section>
  )
}

const accessOf = (permission: NeededPermission) => nameRoles(rolesWith(permission)).replace(/^an? /, '')

const whoCan = (permission: NeededPermission) => nameRoles(rolesWith(permission))

const describeHeld = (held: readonly Role[]) =>
  ` with the ${held.length === 1 ? 'role' : 'roles'} “${titleRoles(held)}”.`
