import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import type { Stage } from '../../../contract/applicant'
import { ActionButton } from '../../ui/action-button'
import { ChevronDown } from '../../ui/icons'
import * as css from './applicants.module.css'
import * as menu from './move-menu.module.css'
import { stages, stageTitles } from '../../config/stages'

interface Props {
  count: number
  /** Whether they are in spam. */
  spam: boolean
  onMove: (stage: Stage) => void
  onSpam: (isSpam: boolean) => void
  onClear: () => void
}

/** What can be done with the selected applications. */
export function SelectionBar({ count, spam, onMove, onSpam, onClear }: Props) {
  if (count === 0) return null
  return (
    <div role="group" aria-label="Selected applications" className={css.selection}>
      <p role="status">{count} selected</p>
      {!spam && (
        <MenuTrigger>
          <ActionButton>
            Move to <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </ActionButton>
          <Popover placement="bottom start" offset={6} className={menu.popover}>
            <Menu aria-label="Move to" className={menu.menu}>
              {stages.map((stage) => (
                <MenuItem key={stage} className={menu.item} onAction={() => onMove(stage)}>
                  {stageTitles[stage]}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      <ActionButton onPress={() => onSpam(!spam)}>{spam ? 'No spam' : 'Spam'}</ActionButton>
      <ActionButton look="plain" onPress={onClear}>
        Select none
      </ActionButton>
    </div>
  )
}
