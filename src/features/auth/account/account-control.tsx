import { routes } from '../../../config/routes'
import { useLazyImport } from '../../../lib/use-lazy-import'
import { Icon } from '../../../ui/icon'
import * as button from '../../../ui/icon-button.module.css'
import { SiteLink } from '../../../ui/site-link'
import { useSession } from '../session/session-provider'
import * as css from './account-control.module.css'

interface Props {
  /** In the header's bar, or as a line of the menu on narrow screens. */
  variant: 'bar' | 'menu'
}

const loadMenu = () => import('./account-menu')

/** Link to sign in; for signed-in users their photo and menu, whose code visitors never load. */
export function AccountControl({ variant }: Props) {
  const { session, prepare } = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const { code: menu } = useLazyImport(user !== undefined && variant === 'bar', loadMenu)
  if (user && menu) return <menu.AccountMenu user={user} />

  const href = user ? routes.employee.href() : routes.signIn.href()
  const label = user ? 'Home' : 'Sign in'
  const near = user ? {} : { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare }
  if (variant === 'menu') {
    return (
      <SiteLink href={href} className={css.line} {...near}>
        {label}
      </SiteLink>
    )
  }
  return (
    <SiteLink href={href} className={`${button.button} ${button.sign}`} {...near}>
      <Icon>
        <circle cx="10" cy="7" r="3.25" />
        <path d="M3.5 17a6.5 6 0 0 1 13 0" />
      </Icon>
      <span>{label}</span>
    </SiteLink>
  )
}
