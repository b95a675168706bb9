import { useId, useState, type FocusEvent } from 'react'
import { can } from '../../../../contract/permissions'
import { routes } from '../../../config/routes'
import { hasDrafts } from '../../../lib/personal-drafts'
import { Avatar } from '../../../ui/avatar'
import * as button from '../../../ui/icon-button.module.css'
import { SiteLink } from '../../../ui/site-link'
import type { User } from '../session/session'
import { useSession } from '../session/session-provider'
import * as css from './account-menu.module.css'

/** Photo and menu of the signed-in user, on public pages. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSession()
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { account, roles, photoUrl } = user
  return (
    <div className={css.account}>
      <button type="button" className={`${button.button} ${button.sign} ${css.opener}`} popoverTarget={id}>
        <Avatar name={account.name} photoUrl={photoUrl} />
        <span>Account: {account.name}</span>
      </button>
      <div id={id} popover="auto" className={css.menu} onBlur={closeWhenLeft}>
        <p className={css.who}>
          <strong>{account.name}</strong>
          <span>{account.email}</span>
        </p>
        <ul className={css.links}>
          {can(roles, 'workspace.open') && (
            <li>
              <SiteLink href={routes.employee.href()}>Home</SiteLink>
            </li>
          )}
          {can(roles, 'dashboard.read') && (
            <li>
              <SiteLink href={routes.admin.href()}>Admin</SiteLink>
            </li>
          )}
          <li>
            {isAsking && (
              <p role="alert" className={css.warning}>
                You have unsaved changes in this browser. Signing out deletes them.
              </p>
            )}
            <button
              type="button"
              onClick={() => {
                if (!isAsking && hasDrafts(account.email)) setIsAsking(true)
                else void signOut()
              }}
            >
              {isAsking ? 'Sign out and delete' : 'Sign out'}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}

/** The browser closes it on Escape and a click elsewhere, but not when Tab leads out of it. */
function closeWhenLeft({ currentTarget: menu, relatedTarget: to }: FocusEvent<HTMLElement>): void {
  if (to !== null && !menu.parentElement?.contains(to) && !to.contains(menu)) menu.hidePopover()
}
