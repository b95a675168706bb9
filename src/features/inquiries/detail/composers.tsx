import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  describeTemplate,
  fillTemplate,
  noTopic,
  type EmailWords,
} from '../../../../contract/email-templates'
import type { Inquiry } from '../../../../contract/inquiry'
import type { ApiClient } from '../../../client/create-api-client'
import { emailTemplatesQuery } from '../../../client/list-email-templates'
import { describeSending } from '../../../config/triage'
import { formatDate } from '../../../lib/format-date'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { MessageComposer } from '../../../ui/message-composer'
import { useToast } from '../../../ui/toasts'
import * as css from '../inquiries.module.css'
import { putInquiry, useEmailServer, useRefreshInquiries } from '../inquiry-queries'
import { topicOf } from '../inquiry-words'

interface Props {
  api: ApiClient
  user: { name: string }
  inquiry: Inquiry
  /** The reply was sent, or left for later: its text is kept then. */
  onDone: () => void
}

/** A reply to the sender by email. */
export function ReplyComposer(props: Props) {
  const { data, error, isPending, refetch } = useQuery(emailTemplatesQuery(props.api))
  const name = 'inquiry-reply'
  if (data)
    return (
      <FromTemplate {...props} template={data.find((one) => one.name === name) ?? describeTemplate(name)} />
    )
  if (isPending) return <Skeleton label="Loading the template" />
  return <LoadError title="Couldn’t load the template." error={error} onRetry={() => void refetch()} />
}

function FromTemplate({ api, user, inquiry, onDone, template }: Props & { template: EmailWords }) {
  const reply = writeReply(template, inquiry, user.name)
  const { id, email } = inquiry
  const queryClient = useQueryClient()
  const refresh = useRefreshInquiries()
  const toast = useToast()
  const { send, sending, note, done } = describeSending(useEmailServer(api))
  return (
    <MessageComposer
      label={`Reply to ${email}`}
      draftKey={`inquiry-reply-${id}`}
      initialSubject={reply.subject}
      initial={reply.text}
      frame={reply.text}
      send={send}
      sending={sending}
      failed="Couldn’t send the reply."
      max={20_000}
      rows={12}
      caretAt={afterGreeting(reply.text)}
      onSend={async (body) => {
        const params = { path: { id } }
        putInquiry(queryClient, (await api.POST('/api/admin/inquiries/{id}/replies', { params, body })).data)
        refresh()
      }}
      onSent={() => {
        toast(`Your reply to ${email} ${done}.`)
        onDone()
      }}
      onCancel={onDone}
    >
      {note !== '' && <p className={css.quiet}>{note}</p>}
    </MessageComposer>
  )
}

/** Below the first paragraph. */
const afterGreeting = (text: string) => (/\n\n|$/.exec(text)?.index ?? 0) + 2

/** What a reply starts with, and the message quoted. @param writer Name of the employee. */
function writeReply(template: EmailWords, inquiry: Inquiry, writer: string): EmailWords {
  const { name, reference, message } = inquiry
  const { subject, text } = fillTemplate(template, {
    ...{ name, reference, employee: writer },
    topic: inquiry.subject === '' ? noTopic : topicOf(inquiry),
  })
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  const day = formatDate(inquiry.createdAt.slice(0, 10))
  return { subject: subject.slice(0, 200), text: `${text}\n\nOn ${day}, you wrote:\n${quoted}\n` }
}

interface NoteProps {
  api: ApiClient
  inquiry: Inquiry
  /** The note was added, or left for later: its text is kept then. */
  onDone: () => void
}

/** A note for colleagues; the sender never sees it. */
export function NoteComposer({ api, inquiry: { id }, onDone }: NoteProps) {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (
    <MessageComposer
      label="Private note"
      draftKey={`inquiry-note-${id}`}
      send="Add note"
      sending="Adding…"
      failed="Couldn’t add the note."
      max={5_000}
      caretAt={Infinity}
      onSend={async (note) => {
        const params = { path: { id } }
        const body = { id: note.id, text: note.text }
        putInquiry(queryClient, (await api.POST('/api/admin/inquiries/{id}/notes', { params, body })).data)
      }}
      onSent={() => {
        toast('Note added.')
        onDone()
      }}
      onCancel={onDone}
    />
  )
}
