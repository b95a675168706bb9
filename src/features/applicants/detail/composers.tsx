import { useState } from 'react'
import type { Applicant } from '../../../../contract/applicant'
import type { ApiClient } from '../../../client/create-api-client'
import { describeSending } from '../../../config/triage'
import { MessageComposer } from '../../../ui/message-composer'
import { SelectField } from '../../../ui/select-field'
import { useToast } from '../../../ui/toasts'
import { useEmailServer, useRefreshApplicants } from '../applicant-queries'
import * as css from './applicant-detail.module.css'
import { emailFrame, emailTemplates } from './email-templates'

interface Props {
  api: ApiClient
  applicant: Applicant
  /** Name of the company; undefined where the page does not know it. */
  company: string | undefined
  onClose: () => void
}

const choices = emailTemplates.map(({ key, title }) => ({ value: key, title }))

/** An email to an applicant, started from a template that can be edited. */
export function EmailComposer({ api, applicant, company, onClose }: Props) {
  const { id, name, email, jobTitle, reference } = applicant
  const [chosen, setChosen] = useState('blank')
  const template = emailTemplates.find(({ key }) => key === chosen) ?? emailTemplates[0]
  const facts = { name, jobTitle, reference, company }
  const toast = useToast()
  const { put, refresh } = useRefreshApplicants()
  const { send, sending, note, done } = describeSending(useEmailServer(api))
  return (
    <section aria-label={`Email ${name}`} className={css.box}>
      <SelectField label="Template" value={chosen} choices={choices} onChange={setChosen} />
      <MessageComposer
        key={chosen}
        label={`Email to ${email}`}
        draftKey={`email-${id}-${chosen}`}
        initialSubject={template?.subject(facts) ?? ''}
        initial={template?.text(facts) ?? ''}
        frame={emailFrame(facts)}
        send={send}
        sending={sending}
        failed="Couldn’t send the email."
        max={20_000}
        rows={12}
        onSend={async (body) => {
          const params = { path: { id } }
          put((await api.POST('/api/admin/applicants/{id}/emails', { params, body })).data)
          refresh()
        }}
        onSent={() => {
          toast(`Your email to ${name} ${done}.`)
          onClose()
        }}
        onCancel={onClose}
      >
        {note !== '' && <p className={css.hint}>{note}</p>}
      </MessageComposer>
    </section>
  )
}

/** A note for colleagues; the applicant never sees it. */
export function NoteComposer({ api, applicant: { id } }: { api: ApiClient; applicant: Applicant }) {
  const toast = useToast()
  const { put } = useRefreshApplicants()
  return (
    <MessageComposer
      label="Private note"
      draftKey={noteKey(id)}
      send="Add note"
      sending="Adding…"
      failed="Couldn’t add the note."
      max={5_000}
      rows={3}
      onSend={async (note) => {
        const params = { path: { id } }
        const body = { id: note.id, text: note.text }
        put((await api.POST('/api/admin/applicants/{id}/notes', { params, body })).data)
      }}
      onSent={() => toast('Note added.')}
    />
  )
}

/** Names the field of the note, to put the focus there. */
export const noteKey = (id: string) => `applicant-note-${id}`
