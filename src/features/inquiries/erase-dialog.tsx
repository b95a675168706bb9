import { useQueryClient } from '@tanstack/react-query'
import type { InquirySummary } from '../../../contract/inquiry'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { ConfirmDeleteDialog } from '../../ui/confirm-delete-dialog'
import { dropInquiry, useRefreshInquiries } from './inquiry-queries'

interface Props {
  api: ApiClient
  inquiry: InquirySummary
  onClose: () => void
  /** It was erased; the list goes on. */
  onErased: () => void
}

/** Asks before an inquiry goes for good, and says what goes. */
export function EraseDialog({ api, inquiry, onClose, onErased }: Props) {
  const { id, version, name } = inquiry
  const queryClient = useQueryClient()
  const refresh = useRefreshInquiries()
  return (
    <ConfirmDeleteDialog
      title={`Erase the inquiry of ${name}?`}
      goes={[
        `the message with everything ${name} wrote`,
        'notes and history',
        'mails about it; those that wait are not sent',
      ]}
      stays="The audit log keeps who erased it and when, under a hash instead of the reference. Mails that were sent are in their mailboxes."
      erase={() => api.DELETE('/api/admin/inquiries/{id}', { params: { path: { id }, query: { version } } })}
      done="The inquiry was erased for good."
      explain={explain}
      onErased={() => {
        onErased()
        dropInquiry(queryClient, id)
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}

function explain(error: Error): string {
  if (error instanceof ApiError && error.code === 'changed')
    return 'Somebody changed this inquiry meanwhile. Close this, look at it again, then decide.'
  return `Nothing was erased. ${error.message}`
}
