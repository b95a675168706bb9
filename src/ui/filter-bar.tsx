import type { ReactNode } from 'react'
import * as css from './filter-bar.module.css'

/** Filters of a list, and its search at the end of the line. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}
