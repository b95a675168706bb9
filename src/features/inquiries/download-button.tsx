import { useMutation } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { Download } from '../../ui/icons'
import { useStatus } from '../../ui/status-messages'
import { downloadInquiries } from './download-inquiries'
import type { InquiryFilter } from './inquiry-filter'

/** Saves exactly what the filter finds, on all pages. */
export function DownloadButton({ api, filter }: { api: ApiClient; filter: InquiryFilter }) {
  const say = useStatus()
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadInquiries(api, filter),
    onSuccess: () => say('The list is saved as CSV. That you took it is in the audit log.'),
    onError: (error) => say(`The list was not saved. ${error.message}`),
  })
  return (
    <ActionButton isPending={isPending} onPress={() => mutate()}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" /> {isPending ? 'Saving…' : 'Save as CSV'}
    </ActionButton>
  )
}
