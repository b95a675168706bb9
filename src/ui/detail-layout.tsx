import type { ReactNode } from 'react'
import * as css from './detail-layout.module.css'

interface Props {
  text: ReactNode
  /** Where a reader goes next. */
  aside: ReactNode
  /** The sections after the text, over the whole width. */
  children: ReactNode
}

/** A text with an aside, which comes after all sections on small screens. */
export function DetailLayout({ text, aside, children }: Props) {
  return (
    <div className={css.layout}>
      <div className={`wrap plain-block ${css.text}`}>{text}</div>
      {children}
      <aside className={`wrap no-print ${css.aside}`}>{aside}</aside>
    </div>
  )
}
