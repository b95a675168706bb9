import type { ReactNode } from 'react'
import * as css from './action-row.module.css'

/** What a reader can do at this point of a page, side by side. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <p className={`wrap ${css.row}`}>{children}</p>
}
