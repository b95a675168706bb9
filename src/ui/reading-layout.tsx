import type { ReactNode } from 'react'
import * as css from './reading-layout.module.css'

/** One centered column, for texts that are read from beginning to end. */
export function ReadingLayout({ children }: { children: ReactNode }) {
  return <div className={`wrap ${css.layout}`}>{children}</div>
}
