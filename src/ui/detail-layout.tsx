import type { ReactNode } from 'react'
import * as css from './detail-layout.module.css'

interface Props {
  children: ReactNode
  aside: ReactNode
}

/** A reading column with an aside that follows it on small screens. */
export function DetailLayout({ children, aside }: Props) {
  return (
    <div className={`wrap ${css.layout}`}>
      <div className={css.main}>{children}</div>
      <aside className={`no-print ${css.aside}`}>{aside}</aside>
    </div>
  )
}

/** A part of the reading column. */
export function DetailSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
