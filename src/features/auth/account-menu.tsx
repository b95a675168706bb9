import { useId } from 'react'
import { routes } from '../../config/routes'
import { Avatar } from '../../ui/avatar'
import { SiteLink } from '../../ui/site-link'
import * as css from './account-menu.module.css'
import type { User } from './session'
import { useSession } from './use-session'

/** Photo and menu of whoever is signed in, on the pages of visitors. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSession()
  const id = useId()
  const { account, role, photoUrl } = user
  return (
    <div className={css.account}>
      <button
        type="button"
        className={css.opener}
        popoverTarget={id}
        aria-label={`Account of ${account.name}`}
      >
        <Avatar name={account.name} photoUrl={photoUrl} />
      </button>
      <div id={id} popover="auto" className={css.menu}>
        <p className={css.who}>
          <strong>{account.name}</strong>
          <span>{account.email}</span>
        </p>
        <ul className={css.links}>
          {role && (
            <li>
              <SiteLink href={routes.employee.href()}>My page</SiteLink>
            </li>
          )}
          {role === 'admin' && (
            <li>
              <SiteLink href={routes.admin.href()}>Admin</SiteLink>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void signOut()}>
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
