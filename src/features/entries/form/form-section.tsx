import { useId, type ReactNode } from 'react'
import * as css from './form-section.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
