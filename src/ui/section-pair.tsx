import type { ReactNode } from 'react'
import * as css from './section-pair.module.css'

/** Two sections with their headings, side by side where there is room: neither is worth the width of the page alone. */
export function SectionPair({ children }: { children: readonly [ReactNode, ReactNode] }) {
  return <div className={`wrap ${css.pair}`}>{children}</div>
}
