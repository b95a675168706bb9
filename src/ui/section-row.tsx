import type { ReactNode } from 'react'
import * as css from './section-row.module.css'

interface Props {
  sections: readonly { id: string; title: string; content: ReactNode }[]
  /** 'tint' for a colored band. Default: 'plain'. */
  tone?: 'plain' | 'tint'
}

/** Two or three sections side by side where there is room, e.g. what a job asks for and what it offers. */
export function SectionRow({ sections, tone = 'plain' }: Props) {
  return (
    <div className={`${css[tone]} ${tone === 'plain' ? 'plain-block' : ''}`}>
      <div className={`wrap ${css.row}`}>
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id}>
            <h2 className={css.title}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
