import type { ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import * as css from './tool-tip.module.css'

interface Props {
  title: string
  /** Shortcut, with "Ctrl" for the command key of a Mac. */
  keys?: string | undefined
  placement?: 'top' | 'right'
  /** Whether the button says what it is called itself. */
  isDisabled?: boolean
  /** The button. */
  children: ReactNode
}

/** Shows what an icon button is called, with its shortcut. Its name is not its description, too: it would be read twice. */
export function ToolTip({ title, keys, placement = 'top', isDisabled = false, children }: Props) {
  return (
    <TooltipTrigger isDisabled={isDisabled} delay={500} closeDelay={0}>
      {children}
      <Tooltip placement={placement} offset={6} className={css.tip}>
        <span aria-hidden="true">{title}</span>
        {keys !== undefined && <kbd className={css.keys}>{showKeys(keys)}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}

/** A shortcut as on the person's keyboard: "⌘B" on a Mac, "Ctrl+B" elsewhere. */
export function showKeys(keys: string, platform = navigator.platform): string {
  if (!/mac|iphone|ipad/i.test(platform)) return keys
  return keys.replace('Ctrl+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧')
}
