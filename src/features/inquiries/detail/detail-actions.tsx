import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InquirySummary } from '../../../../contract/inquiry'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { ConfirmDeleteDialog, keptInAuditLog } from '../../../ui/confirm-delete-dialog'
import { FileText, Send, Trash } from '../../../ui/icons'
import { SelectField } from '../../../ui/select-field'
import * as css from '../inquiries.module.css'
import type { Writing } from '../inquiry-commands'
import { states } from '../inquiry-filter'
import { dropInquiry, useOtherAssignees, useRefreshInquiries } from '../inquiry-queries'
import { statusWords } from '../inquiry-words'
import type { InquiryChange } from '../use-inquiry-inbox'

interface Props {
  api: ApiClient
  user: { email: string }
  inquiry: InquirySummary
  /** @param done What was done, e.g. "closed". */
  onChange: (change: InquiryChange, done: string) => void
  onWrite: (what: Writing) => void
  /** It was deleted; the list goes on. */
  onDeleted: () => void
}

/** The key of a choice can’t be "". */
const unassigned = 'unassigned'

const statusChoices = states.map((state) => ({ value: state, title: statusWords[state].title }))

/** What can be done with one inquiry, for those who don’t use its keys. */
export function DetailActions({ api, user, inquiry, onChange, onWrite, onDeleted }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const assignees = [
    { value: unassigned, title: 'Unassigned' },
    { value: user.email.toLowerCase(), title: 'You' },
    ...useOtherAssignees(api, user.email, inquiry.assignee ?? '').map((email) => ({
      value: email.toLowerCase(),
      title: email,
    })),
  ]
  return (
    <div className={css.actions}>
      <div className={css.choices}>
        <SelectField
          label="Status"
          value={inquiry.state}
          choices={statusChoices}
          onChange={(state) => onChange({ state }, statusWords[state].done)}
        />
        <SelectField
          label="Assignee"
          value={inquiry.assignee?.toLowerCase() ?? unassigned}
          choices={assignees}
          onChange={(value) =>
            value === unassigned
              ? onChange({ assignee: null }, 'unassigned')
              : onChange({ assignee: value }, `assigned to ${value}`)
          }
        />
      </div>
      <div className={css.buttons}>
        <ActionButton look="main" onPress={() => onWrite('reply')}>
          <Send size={16} strokeWidth={1.75} aria-hidden="true" /> Reply
        </ActionButton>
        <ActionButton onPress={() => onWrite('note')}>
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" /> Private note
        </ActionButton>
        <ActionButton onPress={() => setDeleting(true)}>
          <Trash size={16} strokeWidth={1.75} aria-hidden="true" /> Delete…
        </ActionButton>
      </div>
      {isDeleting && (
        <DeleteDialog api={api} inquiry={inquiry} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </div>
  )
}

interface DeleteProps extends Pick<Props, 'api' | 'inquiry' | 'onDeleted'> {
  onClose: () => void
}

function DeleteDialog({ api, inquiry: { id, version, name }, onClose, onDeleted }: DeleteProps) {
  const queryClient = useQueryClient()
  const refresh = useRefreshInquiries()
  return (
    <ConfirmDeleteDialog
      title={`Delete this inquiry from ${name}?`}
      items={[
        'the message and contact details',
        'notes and history',
        'related emails (queued emails won’t be sent)',
      ]}
      kept={`${keptInAuditLog} Emails that were sent stay in the recipients’ mailboxes.`}
      onDelete={() =>
        api.DELETE('/api/admin/inquiries/{id}', { params: { path: { id }, query: { version } } })
      }
      done="Inquiry deleted."
      onDeleted={() => {
        onDeleted()
        dropInquiry(queryClient, id)
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}
