import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon'
import * as css from './icon-button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the sign. Default: the label says it, or another element. */
  name?: string | undefined
  /** Text beside the sign; without it the button is the sign alone. */
  label?: ReactNode
  /** 'line': an outline around sign and label. Default: 'plain'. */
  look?: 'plain' | 'line'
  /** The sign: shapes in a square of 20 units. */
  children: ReactNode
}

/** A button with a sign. Without script it is hidden, except where it opens a popover, which works without. */
export function IconButton({ name, label, look = 'plain', children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${css.button} ${look === 'line' ? css.line : ''} ${label === undefined ? css.sign : ''}`}
      aria-label={name}
      {...rest}
    >
      <Icon>{children}</Icon>
      {label}
    </button>
  )
}
