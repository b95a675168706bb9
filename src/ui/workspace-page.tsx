import type { ReactNode } from 'react'
import * as css from './workspace-page.module.css'

interface Props {
  title: string
  /** One sentence on what the page is for. Default: none. */
  lead?: ReactNode
  /** Buttons for the page as a whole. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the workspace: its heading, page actions and content. */
export function WorkspacePage({ title, lead, actions, children }: Props) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{title}</h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
