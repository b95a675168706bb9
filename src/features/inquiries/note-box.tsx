import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { MessageComposer } from '../../ui/message-composer'
import { useToast } from '../../ui/toasts'
import { putInquiry } from './inquiry-queries'
import { useFocusOnce } from './use-focus-once'
import { useSameId } from './use-same-id'

interface Props {
  api: ApiClient
  inquiry: Inquiry
  /** Called when it was added, or left for later: what was typed stays then. */
  onDone: () => void
}

/** A note for colleagues; the sender never sees it. */
export function NoteBox({ api, inquiry: { id, name }, onDone }: Props) {
  const draftKey = `inquiry-note-${id}`
  const queryClient = useQueryClient()
  const toast = useToast()
  const ids = useSameId()
  useFocusOnce(draftKey)
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (text: string) => {
      const body = { id: ids.idOf(text), text }
      return (await api.POST('/api/admin/inquiries/{id}/notes', { params: { path: { id } }, body })).data
    },
    onSuccess: (inquiry) => putInquiry(queryClient, inquiry),
  })
  const send = async (text: string) => {
    const added = await mutateAsync(text).catch(() => undefined)
    if (!added) return false
    ids.renew()
    toast(`The note on ${name} was added.`)
    onDone()
    return true
  }
  return (
    <MessageComposer
      label="Private note"
      draftKey={draftKey}
      send="Add the note"
      isPending={isPending}
      problem={error?.message}
      max={5_000}
      onSend={send}
      onCancel={onDone}
    />
  )
}
