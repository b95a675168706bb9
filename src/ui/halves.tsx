import type { ReactNode } from 'react'
import * as css from './halves.module.css'

interface Props {
  /** For links to this part. Default: none. */
  id?: string
  children: [ReactNode, ReactNode]
}

/** Two halves of the window, one below the other on small screens. */
export function Halves({ id, children }: Props) {
  return (
    <div id={id} className={css.halves}>
      {children}
    </div>
  )
}
