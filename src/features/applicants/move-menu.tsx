import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import type { ApplicantSummary, Stage } from '../../../contract/applicant'
import { Ellipsis } from '../../ui/icons'
import * as css from './move-menu.module.css'
import { stages, stageTitles } from '../../config/stages'

interface Props {
  applicant: ApplicantSummary
  onMove: (stage: Stage) => void
  onSpam: () => void
}

/** Where an application may go, behind one button. */
export function MoveMenu({ applicant, onMove, onSpam }: Props) {
  return (
    <MenuTrigger>
      <Button aria-label={`Move ${applicant.name}`} className={css.open}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" offset={4} className={css.popover}>
        <Menu aria-label={`Move ${applicant.name}`} className={css.menu}>
          {stages
            .filter((stage) => stage !== applicant.stage || applicant.isSpam)
            .map((stage) => (
              <MenuItem key={stage} className={css.item} onAction={() => onMove(stage)}>
                Move to {stageTitles[stage].toLowerCase()}
              </MenuItem>
            ))}
          <MenuItem className={css.item} onAction={onSpam}>
            {applicant.isSpam ? 'It is no spam' : 'It is spam'}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
