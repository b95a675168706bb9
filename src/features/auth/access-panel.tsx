import { routes } from '../../config/routes'
import { SiteLink } from '../../ui/site-link'
import type { User } from './session'
import { TroublePanel } from './trouble-panel'
import { useSession } from './use-session'
import * as css from './auth-screen.module.css'

/** For somebody who is signed in and may not see the page. */
export function NoAccess({ user }: { user: User }) {
  const { signOut } = useSession()
  const { account, role } = user
  return (
    <section className={css.panel} data-screen="403">
      <p className={css.number}>403</p>
      <h1>{role === undefined ? 'This account has no role here' : 'This page is for admins'}</h1>
      <p className={css.text}>
        You are signed in as {account.name} ({account.email}).{' '}
        {role === undefined
          ? 'It is a valid Microsoft account, but not one of the people who work on this site. An admin can add it under People.'
          : 'Your role is employee. An admin can change that under People.'}
      </p>
      <div className={css.actions}>
        {role !== undefined && (
          <SiteLink href={routes.employee.href()} className="button">
            Go to my page
          </SiteLink>
        )}
        <button
          type="button"
          className={role === undefined ? 'button' : css.second}
          onClick={() => void signOut()}
        >
          Sign out
        </button>
        <SiteLink href={routes.home.href()} className="quiet-link">
          The site’s start page
        </SiteLink>
      </div>
    </section>
  )
}

/** For somebody who is signed in while the backend does not say what they may do. */
export function RoleUnknown({ user }: { user: User }) {
  const { failure, restore, signOut } = useSession()
  return (
    <section className={css.panel} data-screen="role-unknown">
      <h1>Your role could not be read</h1>
      <p className={css.text}>
        You are signed in as {user.account.name}, but the firm’s server did not say what you may do here.
      </p>
      <div className={css.actions}>
        <button type="button" className="button" onClick={() => void restore()}>
          Try again
        </button>
        <button type="button" className={css.second} onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
      <TroublePanel failure={failure} isWaiting={false} />
    </section>
  )
}
