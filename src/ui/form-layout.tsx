import type { ReactNode } from 'react'
import * as css from './form-layout.module.css'

interface Props {
  /** For links to this section. */
  id: string
  title: string
  /** What stands beside the form where there is room, and below it on small screens. */
  aside: ReactNode
  /** 'tint' for a colored band. Default: 'plain'. */
  tone?: 'plain' | 'tint'
  /** The form. */
  children: ReactNode
}

/** A form with other ways to get in touch next to it. */
export function FormLayout({ id, title, aside, tone = 'plain', children }: Props) {
  return (
    <section id={id} className={css[tone]} data-tone={tone === 'tint' ? tone : undefined}>
      <div className={`wrap ${css.columns}`}>
        <div className="no-print">
          <h2 className={css.title}>{title}</h2>
          {children}
        </div>
        <div className={css.aside}>{aside}</div>
      </div>
    </section>
  )
}
