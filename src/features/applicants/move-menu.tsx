import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { stages, stageTitles } from '../../config/stages'
import { ActionButton } from '../../ui/action-button'
import { ChevronDown, Ellipsis } from '../../ui/icons'
import { ToolTip } from '../../ui/tool-tip'
import * as css from './move-menu.module.css'

interface Props {
  applicant: ApplicantSummary
  onMove: (stage: Stage) => void
  onSpam: () => void
}

/** The stages an applicant can be moved to, behind one button. */
export function MoveMenu({ applicant: { name, stage, isSpam }, onMove, onSpam }: Props) {
  const others = stages.filter((to) => to !== stage || isSpam)
  return (
    <MenuTrigger>
      <ToolTip title={`Move ${name}`}>
        <Button aria-label={`Move ${name}`} className={css.open}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </ToolTip>
      <Items
        label={`Move ${name}`}
        placement="bottom end"
        items={[
          ...others.map((to) => ({ title: `Move to ${stageTitles[to]}`, onSelect: () => onMove(to) })),
          { title: isSpam ? 'Not spam' : 'Mark as spam', onSelect: onSpam },
        ]}
      />
    </MenuTrigger>
  )
}

/** The stages that all selected applicants can be moved to. */
export function BulkMoveMenu({ onMove }: { onMove: (stage: Stage) => void }) {
  return (
    <MenuTrigger>
      <ActionButton>
        Move to <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </ActionButton>
      <Items
        label="Move to"
        placement="bottom start"
        items={stages.map((stage) => ({ title: stageTitles[stage], onSelect: () => onMove(stage) }))}
      />
    </MenuTrigger>
  )
}

interface ItemsProps {
  label: string
  placement: 'bottom start' | 'bottom end'
  items: readonly { title: string; onSelect: () => void }[]
}

function Items({ label, placement, items }: ItemsProps) {
  return (
    <Popover placement={placement} offset={5} className={css.popover}>
      <Menu aria-label={label} className={css.menu}>
        {items.map(({ title, onSelect }) => (
          <MenuItem key={title} className={css.item} onAction={onSelect}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
