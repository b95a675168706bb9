import { useId, type ReactNode } from 'react'
import * as css from './panel.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A part of a page of the workspace, under its own heading. */
export function Panel({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.panel}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Parts beside each other where there is room: the first takes two thirds. */
export function PanelColumns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>
}
