import type { ReactNode } from 'react'
import * as css from './form-opening.module.css'

interface Props {
  /** For links to the form. */
  id: string
  /** Heading of the form. */
  title: string
  /** Heading and lead of the page. */
  head: ReactNode
  /** Other ways to reach people: below the heading where there is room, and below the form on small screens. */
  aside: ReactNode
  /** The form. */
  children: ReactNode
}

/** A page that begins with its form, over two of three columns. */
export function FormOpening({ id, title, head, aside, children }: Props) {
  return (
    <div className={`wrap ${css.opening}`}>
      {head}
      <section id={id} className={`no-print ${css.sheet}`}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </section>
      <div>{aside}</div>
    </div>
  )
}
