import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { ActionButton } from '../../../ui/action-button'
import { ChevronDown } from '../../../ui/icons'
import * as css from './moves.module.css'
import type { PlannedAction } from './plan-actions'

interface Props {
  actions: readonly PlannedAction[]
  /** Whether no button stands beside it. */
  alone: boolean
  onChoose: (action: PlannedAction) => void
}

/** What else can be done, behind one button; nothing where there is nothing. */
export function MoreActions({ actions, alone, onChoose }: Props) {
  if (actions.length === 0) return null
  return (
    <MenuTrigger>
      <ActionButton>
        {alone ? 'Actions' : 'More'} <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </ActionButton>
      <Popover placement="bottom end" offset={6} className={css.popover}>
        <Menu className={css.menu} aria-label="What can be done">
          {actions.map((action) => (
            <MenuItem key={action.action} className={css.item} onAction={() => onChoose(action)}>
              {action.title}
              {action.asks && '…'}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
