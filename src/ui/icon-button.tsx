import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon } from './icon'
import * as css from './icon-button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Text beside the sign. Default: the button is the sign alone, and has a `tip`. */
  label?: ReactNode
  /** A `<span>` with what it does: the name of a sign alone, in sight while the pointer or the focus is on it. */
  tip?: ReactElement
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
      className={`${css.button} ${label === undefined ? css.sign : look === 'line' ? css.line : ''}`}
      {...rest}
    >
      <Icon>{children}</Icon>
      {label ?? tip}
    </button>
  )
}
