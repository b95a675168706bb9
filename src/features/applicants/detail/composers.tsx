import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Applicant } from '../../../../contract/applicant'
import type { EmailTemplate } from '../../../../contract/email'
import { describeTemplate, fillTemplate, type EmailTemplateName } from '../../../../contract/email-templates'
import type { ApiClient } from '../../../client/create-api-client'
import { emailTemplatesQuery } from '../../../client/list-email-templates'
import { describeSending } from '../../../config/triage'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { MessageComposer } from '../../../ui/message-composer'
import { SelectField } from '../../../ui/select-field'
import { useToast } from '../../../ui/toasts'
import { useEmailServer, useRefreshApplicants } from '../applicant-queries'
import * as css from './applicant-detail.module.css'

interface Props {
  api: ApiClient
  applicant: Applicant
  /** Name of the company; undefined where the page does not know it. */
  company: string | undefined
  onClose: () => void
}

/** What an email can start with; the first is greeting and signature alone. */
const offered = [
  'applicant-blank',
  'applicant-received',
  'applicant-interview',
  'applicant-offer',
  'applicant-rejection',
] as const satisfies readonly EmailTemplateName[]
type Offered = (typeof offered)[number]
const choices = offered.map((name) => ({ value: name, title: describeTemplate(name).title }))

/** An email to an applicant, started from a template that can be edited. */
export function EmailComposer(props: Props) {
  const { data, error, isPending, refetch } = useQuery(emailTemplatesQuery(props.api))
  return (
    <section aria-label={`Email ${props.applicant.name}`} className={css.box}>
      {data ? (
        <FromTemplate {...props} templates={data} />
      ) : isPending ? (
        <Skeleton label="Loading the templates" />
      ) : (
        <LoadError title="Couldn’t load the templates." error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

function FromTemplate({
  api,
  applicant,
  company,
  onClose,
  templates,
}: Props & { templates: readonly EmailTemplate[] }) {
  const { id, name, email, jobTitle, reference } = applicant
  const [chosen, setChosen] = useState<Offered>('applicant-blank')
  const write = (template: Offered) =>
    fillTemplate(templates.find((one) => one.name === template) ?? describeTemplate(template), {
      firstName: name.trim().split(/\s+/)[0] ?? name,
      job: jobTitle,
      reference,
      ...(company !== undefined && { company }),
    })
  const { subject, text } = write(chosen)
  const toast = useToast()
  const { put, refresh } = useRefreshApplicants()
  const { send, sending, note, done } = describeSending(useEmailServer(api))
  return (
    <>
      <SelectField label="Template" value={chosen} choices={choices} onChange={setChosen} />
      <MessageComposer
        key={chosen}
        label={`Email to ${email}`}
        draftKey={`email-${id}-${chosen}`}
        initialSubject={subject}
        initial={text}
        frame={write('applicant-blank').text}
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
    </>
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
