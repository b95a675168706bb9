import type { ReactNode } from 'react'
import * as css from './text-with-figure.module.css'

interface Props {
  children: ReactNode
  /** With its heading. */
  figure: ReactNode
}

/** A text, and beside it what it is about; one below the other on small screens. */
export function TextWithFigure({ children, figure }: Props) {
  return (
    <div className={`wrap text-block ${css.layout}`}>
      <div className={css.text}>{children}</div>
      {figure}
    </div>
  )
}
