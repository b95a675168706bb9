import { Button, type ButtonProps } from 'react-aria-components/Button'
import * as css from './action-button.module.css'

interface Props extends Omit<ButtonProps, 'className'> {
  /** 'main': what one came for, once a page. 'line': everything beside it. 'plain': within a table. Default: 'line'. */
  look?: 'main' | 'line' | 'plain'
}

/** A button of the workspace. While `isPending` it stays in place and does nothing. */
export function ActionButton({ look = 'line', ...rest }: Props) {
  return <Button {...rest} className={`${css.button} ${css[look]}`} />
}
