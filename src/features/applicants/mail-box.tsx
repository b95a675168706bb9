import { useRef, useState } from 'react'
import type { Applicant } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { useDraft } from '../../lib/use-draft'
import { SelectField } from '../../ui/select-field'
import { MessageComposer } from '../../ui/message-composer'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toasts'
import { useMailServer, useRefreshApplicants } from './applicant-queries'
import * as css from './applicant-detail.module.css'
import { mailTemplates } from './mail-templates'

interface Props {
  api: ApiClient
  applicant: Applicant
  firm: string | undefined
  onClose: () => void
}

const choices = mailTemplates.map(({ key, title }) => ({ value: key, title }))

/** A mail to an applicant, begun from a text one may change. */
export function MailBox({ api, applicant, firm, onClose }: Props) {
  const { id, name, email, jobTitle, reference } = applicant
  const [chosen, setChosen] = useState('empty')
  const template = mailTemplates.find(({ key }) => key === chosen) ?? mailTemplates[0]
  const facts = { name, jobTitle, reference, firm }
  const [subject, setSubject, dropSubject] = useDraft(
    `mail-subject-${id}-${chosen}`,
    template?.subject(facts) ?? '',
  )
  const send = useSend(api, applicant)
  const server = useMailServer(api)
  return (
    <section aria-label={`Write to ${name}`} className={css.box}>
      <SelectField label="Begin with" value={chosen} choices={choices} onChange={setChosen} />
      <MessageComposer
        key={chosen}
        label={`Mail to ${email}`}
        draftKey={`mail-${id}-${chosen}`}
        initial={template?.text(facts) ?? ''}
        send={server === null ? 'Put it into the outbox' : 'Send the mail'}
        isPending={send.isPending}
        problem={send.problem}
        max={20_000}
        rows={12}
        onCancel={onClose}
        onSend={async (text) => {
          const isSent = await send.run(subject.trim(), text)
          if (isSent) {
            dropSubject()
            onClose()
          }
          return isSent
        }}
      >
        <TextField
          label="Subject"
          value={subject}
          onChange={setSubject}
          problem={subject.trim() === '' ? 'Write what it is about.' : undefined}
        />
      </MessageComposer>
      {server === null && (
        <p className={css.hint}>
          No mail server is set up here: the mail is kept in the outbox, to be read there.
        </p>
      )}
    </section>
  )
}

/** Sends a mail; a try that is repeated after a failure is the same mail. */
function useSend(api: ApiClient, { id, name }: Applicant) {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const key = useRef(crypto.randomUUID())
  const toast = useToast()
  const { put, refresh } = useRefreshApplicants()
  const run = async (subject: string, text: string) => {
    if (subject === '') return false
    setPending(true)
    setProblem(undefined)
    try {
      const body = { id: key.current, subject, text }
      put((await api.POST('/api/admin/applicants/{id}/emails', { params: { path: { id } }, body })).data)
      key.current = crypto.randomUUID()
      toast(`Your mail to ${name} is on its way.`)
      refresh()
      return true
    } catch (error) {
      setProblem(`It was not sent, and stays here. ${error instanceof Error ? error.message : ''}`)
      return false
    } finally {
      setPending(false)
    }
  }
  return { run, isPending, problem }
}
