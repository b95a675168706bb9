import type { Applicant } from '../../../../contract/applicant'
import type { ApiClient } from '../../../client/create-api-client'
import { MessageComposer } from '../../../ui/message-composer'
import { useToast } from '../../../ui/toasts'
import { useRefreshApplicants } from '../applicant-queries'

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
