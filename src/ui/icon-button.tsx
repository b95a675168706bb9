import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon'
import * as css from './icon-button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Text beside the sign. Default: the button is the sign alone, and has a `tip`. */
  label?: ReactNode
  /** What it does: the name of a sign alone, in sight while the pointer or the focus is on it. */
  tip?: ReactNode
  /** 'line': an outline around sign and label. Default: 'plain'. */
  look?: 'plain' | 'line'
  /** The sign: shapes in a square of 20 units. */
  children: ReactNode
}

/** A button with a sign. Without script it is hidden, except where it opens a popover, which works without. */
export function IconButton({ label, tip, look = 'plain', children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${css.button} ${look === 'line' ? css.line : ''} ${label === undefined ? css.sign : ''}`}
      {...rest}
    >
      <Icon>{children}</Icon>
      {label ?? <span>{tip}</span>}
    </button>
  )
}
