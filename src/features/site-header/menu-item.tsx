import type { ReactNode } from 'react'
import * as css from './main-menu.module.css'

interface Props {
  title: string
  /** Whether the current page lies below this item. */
  here: boolean
  /** For panels as wide as the page. Default: false. */
  wide?: boolean
  children: ReactNode
}

/**
 * An item of the bar with a panel. The `<details>` holds nothing but its switch: its state shows the panel
 * beside it, so that hovering can show the panel too. Items of one name open one at a time.
 */
export function MenuItem({ title, here, wide = false, children }: Props) {
  return (
    <li className={`${css.item} ${wide ? css.wide : ''}`} data-menu-item>
      <details name="site-menu-sections">
        <summary className={css.label} data-here={here || undefined}>
          {title}
          <span className={css.chevron} aria-hidden="true" />
        </summary>
      </details>
      <div className={css.panel} data-menu-panel>
        {children}
      </div>
    </li>
  )
}
