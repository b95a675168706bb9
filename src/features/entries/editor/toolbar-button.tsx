import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { showKeys } from './show-keys'
import * as css from './toolbar.module.css'

interface Props {
  title: string
  keys?: string | undefined
  icon: LucideIcon
  /** Whether it is on; undefined for what is neither on nor off. */
  isOn?: boolean | undefined
  isDisabled?: boolean
  onPress: () => void
}

/** A tool as a sign; its name and keys are read out and shown where one points. */
export function ToolbarButton({ title, keys, icon: Icon, isOn, isDisabled = false, onPress }: Props) {
  const common = { 'aria-label': title, isDisabled, className: css.button }
  const sign = <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {isOn === undefined ? (
        <Button {...common} onPress={onPress}>
          {sign}
        </Button>
      ) : (
        <ToggleButton {...common} isSelected={isOn} onChange={onPress}>
          {sign}
        </ToggleButton>
      )}
      <Tooltip offset={6} className={css.tip}>
        {title}
        {keys !== undefined && <kbd className={css.keys}>{showKeys(keys)}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}
