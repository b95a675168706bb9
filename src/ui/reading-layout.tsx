import type { ReactNode } from 'react'
import './reading-text.css'
import * as css from './reading-layout.module.css'

/**
 * One column, for texts that are read from beginning to end; where there is room, the list of their sections beside it.
 * Such a text may have code, notes, footnotes and drawn figures: their styles come with it, and not with every page.
 */
export function ReadingLayout({ children }: { children: ReactNode }) {
  return <div className={`wrap plain-block ${css.layout}`}>{children}</div>
}
