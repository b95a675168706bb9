import { useMutation } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { Download } from '../../ui/icons'
import { useToast } from '../../ui/toasts'
import { downloadInquiries } from './download-inquiries'
import type { InquiryFilter } from './inquiry-filter'
import { formatNumber } from '../../lib/format-count'

interface Props {
  api: ApiClient
  filter: InquiryFilter
  /** Told, in a sentence, when not everything was saved. */
  onPartly: (sentence: string) => void
}

/** Saves exactly what the filter finds, on all pages. */
export function DownloadButton({ api, filter, onPartly }: Props) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadInquiries(api, filter),
    onSuccess: (latestOnly) => {
      toast('The list is saved as CSV. That you took it is in the audit log.')
      if (latestOnly !== undefined) onPartly(explainPart(latestOnly))
    },
    onError: (error) => toast(`The list was not saved. ${error.message}`),
  })
  return (
    <ActionButton isPending={isPending} onPress={() => mutate()}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" /> {isPending ? 'Saving…' : 'Save as CSV'}
    </ActionButton>
  )
}

const explainPart = (count: number) =>
  `The CSV holds the latest ${formatNumber(count)} inquiries only: older ones did not fit. Save them in parts, by state, kind or assignee.`
