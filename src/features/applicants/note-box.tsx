import { useRef, useState } from 'react'
import type { Applicant } from '../../../contract/applicant'
import type { ApiClient } from '../../client/create-api-client'
import { MessageComposer } from '../../ui/message-composer'
import { useToast } from '../../ui/toasts'
import { useRefreshApplicants } from './applicant-queries'

/** A note colleagues read and the applicant does not. */
export function NoteBox({ api, applicant: { id, name } }: { api: ApiClient; applicant: Applicant }) {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  // a try that is repeated after a failure is the same note
  const key = useRef(crypto.randomUUID())
  const toast = useToast()
  const { put } = useRefreshApplicants()
  const onSend = async (text: string) => {
    setPending(true)
    setProblem(undefined)
    try {
      const body = { id: key.current, text }
      put((await api.POST('/api/admin/applicants/{id}/notes', { params: { path: { id } }, body })).data)
      key.current = crypto.randomUUID()
      toast(`Your note on ${name} is kept.`)
      return true
    } catch (error) {
      setProblem(`It was not kept, and stays here. ${error instanceof Error ? error.message : ''}`)
      return false
    } finally {
      setPending(false)
    }
  }
  return (
    <MessageComposer
      label="Private note"
      draftKey={noteKey(id)}
      send="Add the note"
      isPending={isPending}
      problem={problem}
      max={5_000}
      rows={3}
      onSend={onSend}
    />
  )
}

/** Names the field of the note, to put the focus there. */
export const noteKey = (id: string) => `applicant-note-${id}`
