import { useState } from 'react'
import type { InquiryState } from '../../../contract/inquiry'
import { ActionButton } from '../../ui/action-button'
import { SelectField } from '../../ui/select-field'
import { FileText, Send, Trash } from '../../ui/icons'
import { EraseDialog } from './erase-dialog'
import type { DetailProps } from './inquiry-detail'
import { isSame } from './inquiry-filter'
import { useInquiryManagers } from './inquiry-queries'
import * as css from './inquiries.module.css'
import { stateTitles } from './inquiry-words'

/** "" is no value of a choice. */
const nobody = 'nobody'

const states: readonly InquiryState[] = ['new', 'in_progress', 'closed', 'spam']
const stateChoices = states.map((state) => ({ value: state, title: stateTitles[state] }))
const deeds: Readonly<Record<InquiryState, string>> = {
  new: 'new',
  in_progress: 'in progress',
  closed: 'closed',
  spam: 'marked as spam',
}

/** What one can do with one inquiry, without its keys. */
export function DetailActions({ api, user, inquiry, desk, onWrite, onErased }: DetailProps) {
  const { changeOne } = desk
  const [isErasing, setErasing] = useState(false)
  const assign = (assignee: string | null) =>
    changeOne(inquiry, { assignee }, assignee === null ? 'assigned to nobody' : `assigned to ${assignee}`)
  return (
    <div className={css.actions}>
      <div className={css.choices}>
        <SelectField
          label="State"
          value={inquiry.state}
          choices={stateChoices}
          onChange={(state) => changeOne(inquiry, { state }, deeds[state])}
        />
        <SelectField
          label="Assignee"
          value={inquiry.assignee?.toLowerCase() ?? nobody}
          choices={useAssignees(api, user.email, inquiry.assignee)}
          onChange={(value) => assign(value === nobody ? null : value)}
        />
      </div>
      <div className={css.buttons}>
        <ActionButton look="main" onPress={() => onWrite('reply')}>
          <Send size={16} strokeWidth={1.75} aria-hidden="true" /> Reply
        </ActionButton>
        <ActionButton onPress={() => onWrite('note')}>
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" /> Private note
        </ActionButton>
        <ActionButton onPress={() => setErasing(true)}>
          <Trash size={16} strokeWidth={1.75} aria-hidden="true" /> Erase…
        </ActionButton>
      </div>
      {isErasing && (
        <EraseDialog api={api} inquiry={inquiry} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </div>
  )
}

/** Nobody, oneself, every other admin, and whoever has it though no admin any more. */
function useAssignees(api: DetailProps['api'], me: string, assignee: string | null) {
  const others = useInquiryManagers(api).filter((email) => !isSame(email, me))
  const isKnown = assignee === null || isSame(assignee, me) || others.some((email) => isSame(email, assignee))
  const addresses = isKnown ? others : [...others, assignee]
  return [
    { value: nobody, title: 'Nobody' },
    { value: me.toLowerCase(), title: 'You' },
    ...addresses.map((email) => ({ value: email.toLowerCase(), title: email })),
  ]
}
