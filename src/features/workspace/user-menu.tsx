import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { titleRoles } from '../../../contract/permissions'
import { routes } from '../../config/routes'
import { Avatar } from '../../ui/avatar'
import { Bell, ChevronDown, ExternalLink, LogOut, UserRound } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { ToolTip } from '../../ui/tool-tip'
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
      <ToolTip title={`${user.name}: account`}>
        <Button className={css.trigger} aria-label={`${user.name}: account`}>
          <Avatar name={user.name} photoUrl={user.photoUrl} />
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </ToolTip>
      <Popover placement="bottom end" offset={6} className={css.popover}>
        <Menu className={css.menu} aria-label="Account">
          <MenuSection>
            <Header className={css.person}>
              <span className={css.name}>{user.name}</span>
              <span>{user.email}</span>
              <span>{titleRoles(user.roles)}</span>
            </Header>
            <LinkItem href={routes.employee.href()}>
              <UserRound {...icon} /> Home
            </LinkItem>
            <LinkItem href={routes.notificationSettings.href()}>
              <Bell {...icon} /> Notification settings
            </LinkItem>
            <LinkItem href={routes.home.href()}>
              <ExternalLink {...icon} /> View site
            </LinkItem>
            <MenuItem className={css.item} onAction={onSignOut}>
              <LogOut {...icon} /> Sign out
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** An item that is a link, opened by Gatsby's router. */
function LinkItem({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MenuItem
      className={css.item}
      href={href}
      render={(item) => ('href' in item ? <SiteLink {...item} /> : <div {...item} />)}
    >
      {children}
    </MenuItem>
  )
}
