import type { ReactNode } from 'react'
import * as css from './detail-layout.module.css'

interface Props {
  children: ReactNode
  aside: ReactNode
}

/** A reading column with an aside that follows it on small screens. */
export function DetailLayout({ children, aside }: Props) {
  return (
    <div className={`wrap text-block ${css.layout}`}>
      <div className={css.main}>{children}</div>
      <aside className={`no-print ${css.aside}`}>{aside}</aside>
    </div>
  )
}
