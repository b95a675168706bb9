import { useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../../contract/inquiry'
import type { ApiClient } from '../../../client/create-api-client'
import { MessageComposer } from '../../../ui/message-composer'
import { useToast } from '../../../ui/toasts'
import { putInquiry } from '../inquiry-queries'

interface Props {
  api: ApiClient
  inquiry: Inquiry
  /** The note was added, or left for later: its text is kept then. */
  onDone: () => void
}

/** A note for colleagues; the sender never sees it. */
export function NoteComposer({ api, inquiry: { id }, onDone }: Props) {
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
