import { useState } from 'react'
import { Focusable } from 'react-aria-components/Tooltip'
import type { Role } from '../../../contract/permissions'
import { startOf } from '../../config/internal-areas'
import { PanelLeft } from '../../ui/icons'
import { Logo } from '../../ui/logo'
import { SiteLink } from '../../ui/site-link'
import { ToolTip } from '../../ui/tool-tip'
import { AreaNav } from './area-nav'
import * as css from './sidebar.module.css'

interface Props {
  brand: { name: string }
  roles: readonly Role[]
  pathname: string
  /** Icons alone. */
  rail: boolean
  onToggleRail: () => void
}

/** The areas beside the page on wide screens. */
export function Sidebar({ brand, roles, pathname, rail, onToggleRail }: Props) {
  return (
    <aside className={css.sidebar} aria-label="Workspace" data-rail={rail}>
      <SiteLink href={startOf(roles)} className={css.brand} aria-label={`${brand.name}, workspace home`}>
        <Logo variant="color" />
        <span className={css.word}>{brand.name}</span>
      </SiteLink>
      <AreaNav roles={roles} pathname={pathname} rail={rail} />
      <ToolTip title="Collapse sidebar" placement="right" isDisabled={!rail}>
        <Focusable>
          <button type="button" className={css.toggle} aria-pressed={rail} onClick={onToggleRail}>
            <PanelLeft size={18} strokeWidth={1.6} aria-hidden="true" />
            <span className={css.word}>Collapse sidebar</span>
          </button>
        </Focusable>
      </ToolTip>
    </aside>
  )
}

const storageKey = 'workspace-rail'

/** Whether the sidebar is collapsed; remembered in this browser. */
export function useRail(): [rail: boolean, toggle: () => void] {
  const [rail, setRail] = useState(read)
  const toggle = () => {
    setRail(!rail)
    write(!rail)
  }
  return [rail, toggle]
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false // private mode
  }
}

function write(rail: boolean): void {
  try {
    localStorage.setItem(storageKey, String(rail))
  } catch {
    // private mode: lasts until the page is reloaded
  }
}
