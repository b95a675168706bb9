import type { ReactNode } from 'react'
import { Menu as MenuIcon, Search } from '../../ui/icons'
import { ThemeSwitch } from '../../ui/theme-switch'
import * as css from './top-bar.module.css'
import { UserMenu } from './user-menu'
import type { WorkspaceUser } from './workspace-session'

interface Props {
  user: WorkspaceUser
  /** Beside the account. Default: nothing. */
  tools?: ReactNode
  onMenu: () => void
  onPalette: () => void
  onSignOut: () => void
}

/** Top of every page of the workspace: menu on narrow screens, commands, theme, account. */
export function TopBar({ user, tools, onMenu, onPalette, onSignOut }: Props) {
  return (
    <header className={css.bar}>
      <button type="button" className={css.menu} aria-label="Menu" aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon size={22} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button type="button" className={css.commands} aria-haspopup="dialog" onClick={onPalette}>
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.label}>
          Search<span className={css.more}> or run a command</span>
        </span>
        <kbd aria-hidden="true">{onMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <div className={css.end}>
        {tools}
        <ThemeSwitch />
        <UserMenu user={user} onSignOut={onSignOut} />
      </div>
    </header>
  )
}

const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
