import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { useDraft } from '../../lib/use-draft'
import { MessageComposer } from '../../ui/message-composer'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toasts'
import * as css from './inquiries.module.css'
import { putInquiry, useMailServer, useRefreshInquiries } from './inquiry-queries'
import { greetingOf, replySubject, replyText } from './reply-template'
import { useFocusOnce } from './use-focus-once'
import { useSameId } from './use-same-id'

interface Props {
  api: ApiClient
  user: { name: string }
  inquiry: Inquiry
  /** Called when it was sent, or left for later: what was typed stays then. */
  onDone: () => void
}

/** An answer to the sender by mail. */
export function ReplyBox({ api, user, inquiry, onDone }: Props) {
  const { id, email } = inquiry
  const draftKey = `inquiry-reply-${id}`
  const server = useMailServer(api)
  const [subject, setSubject, dropSubject] = useDraft(`${draftKey}-subject`, replySubject(inquiry))
  const toast = useToast()
  const ids = useSameId()
  const { mutateAsync, isPending, error } = useReply(api, id)
  useFocusOnce(draftKey, greetingOf(inquiry).length)

  const send = async (text: string) => {
    const mail = { subject: subject.trim(), text }
    if (mail.subject === '') return false
    const sent = await mutateAsync({ id: ids.idOf(JSON.stringify(mail)), ...mail }).catch(() => undefined)
    if (!sent) return false
    ids.renew()
    dropSubject()
    toast(`The answer to ${email} ${server ? 'goes out' : 'is in the outbox'}.`)
    onDone()
    return true
  }
  return (
    <MessageComposer
      label={`Answer to ${email}`}
      draftKey={draftKey}
      initial={replyText(inquiry, user.name)}
      send={server === null ? 'Keep the mail' : 'Send the mail'}
      isPending={isPending}
      problem={error?.message}
      max={20_000}
      rows={12}
      onSend={send}
      onCancel={onDone}
    >
      <p className={css.quiet}>{describeServer(server)}</p>
      <TextField
        label="Subject"
        value={subject}
        onChange={setSubject}
        problem={
          subject.trim() === '' ? 'Write a subject: a mail without one is easily overlooked.' : undefined
        }
      />
    </MessageComposer>
  )
}

function useReply(api: ApiClient, id: string) {
  const queryClient = useQueryClient()
  const refresh = useRefreshInquiries()
  return useMutation({
    mutationFn: async (body: { id: string; subject: string; text: string }) =>
      (await api.POST('/api/admin/inquiries/{id}/replies', { params: { path: { id } }, body })).data,
    onSuccess: (inquiry) => {
      putInquiry(queryClient, inquiry)
      refresh()
    },
  })
}

function describeServer(server: string | null | undefined): string {
  if (server === undefined) return 'The sender’s reference is kept in the subject.'
  if (server === null) return 'No mail server is set up: the mail is kept in the outbox and is not sent.'
  return `The mail goes out through ${server}.`
}
