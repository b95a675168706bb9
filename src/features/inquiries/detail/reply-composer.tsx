import { useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../../contract/inquiry'
import type { ApiClient } from '../../../client/create-api-client'
import { describeSending } from '../../../config/triage'
import { MessageComposer } from '../../../ui/message-composer'
import { useToast } from '../../../ui/toasts'
import * as css from '../inquiries.module.css'
import { putInquiry, useEmailServer, useRefreshInquiries } from '../inquiry-queries'
import { greetingOf, replySubject, replyText } from './reply-template'

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
