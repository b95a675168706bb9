import { Button, type ButtonProps } from 'react-aria-components/Button'
import * as css from './action-button.module.css'
import { ToolTip } from './tool-tip'

interface Props extends Omit<ButtonProps, 'className'> {
  /** 'main': what one came for, once a page. 'line': everything beside it. 'plain': within a table. Default: 'line'. */
  look?: 'main' | 'line' | 'plain'
  /** The name of a sign alone, shown as its tooltip. Default: the button has words. */
  tip?: string
}

/** A button of the workspace. While `isPending` it stays in place and does nothing. */
export function ActionButton({ look = 'line', tip, ...rest }: Props) {
  const className = `${css.button} ${css[look]}`
  if (tip === undefined) return <Button {...rest} className={className} />
  return (
    <ToolTip title={tip}>
      <Button {...rest} aria-label={tip} className={className} />
    </ToolTip>
  )
}
