import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { titleRoles } from '../../../contract/permissions'
import { routes } from '../../config/routes'
import { Avatar } from '../../ui/avatar'
import { Bell, ChevronDown, ExternalLink, LogOut, UserRound } from '../../ui/icons'
import * as css from './user-menu.module.css'
import type { WorkspaceUser } from './workspace-session'

interface Props {
  user: WorkspaceUser
  onSignOut: () => void
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Photo or initials that open the account menu. */
export function UserMenu({ user, onSignOut }: Props) {
  return (
    <MenuTrigger>
      <Button className={css.trigger} aria-label={`${user.name}: account`}>
        <Avatar name={user.name} photoUrl={user.photoUrl} />
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" offset={6} className={css.popover}>
        <Menu className={css.menu} aria-label="Account">
          <MenuSection>
            <Header className={css.person}>
              <span className={css.name}>{user.name}</span>
              <span>{user.email}</span>
              <span>{titleRoles(user.roles)}</span>
            </Header>
            <MenuItem className={css.item} href={routes.employee.href()}>
              <UserRound {...icon} /> Home
            </MenuItem>
            <MenuItem className={css.item} href={routes.notificationSettings.href()}>
              <Bell {...icon} /> Notification settings
            </MenuItem>
            <MenuItem className={css.item} href={routes.home.href()}>
              <ExternalLink {...icon} /> View site
            </MenuItem>
            <MenuItem className={css.item} onAction={onSignOut}>
              <LogOut {...icon} /> Sign out
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
