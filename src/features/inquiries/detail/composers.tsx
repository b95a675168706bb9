import { useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../../contract/inquiry'
import type { ApiClient } from '../../../client/create-api-client'
import { describeSending } from '../../../config/triage'
import { formatDate } from '../../../lib/format-date'
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
export function ReplyComposer({ api, user, inquiry, onDone }: Props) {
  const { id, email } = inquiry
  const queryClient = useQueryClient()
  const refresh = useRefreshInquiries()
  const toast = useToast()
  const { send, sending, note, done } = describeSending(useEmailServer(api))
  return (
    <MessageComposer
      label={`Reply to ${email}`}
      draftKey={`inquiry-reply-${id}`}
      initialSubject={replySubject(inquiry)}
      initial={replyText(inquiry, user.name)}
      frame={replyText(inquiry, user.name)}
      send={send}
      sending={sending}
      failed="Couldn’t send the reply."
      max={20_000}
      rows={12}
      caretAt={greetingOf(inquiry).length}
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

/** The subject of a reply, with the reference that an answer to it is found by. */
const replySubject = (inquiry: Inquiry) =>
  `Re: ${topicOf(inquiry)} [${inquiry.reference}]`.replace(/\s+/g, ' ').slice(0, 200)

/** The greeting above the reply. */
const greetingOf = ({ name }: Pick<Inquiry, 'name'>) => `Hello ${name},\n\n`

/** The text a reply starts with: greeting, signature, and the message quoted. @param writer Name of the employee. */
function replyText(inquiry: Inquiry, writer: string): string {
  const quoted = inquiry.message
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  const day = formatDate(inquiry.createdAt.slice(0, 10))
  return `${greetingOf(inquiry)}\n\nKind regards\n${writer}\n\nOn ${day}, you wrote:\n${quoted}\n`
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
