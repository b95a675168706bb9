import { useMutation } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'
import { formatNumber } from '../../lib/format-count'
import { saveFile } from '../../lib/save-file'
import { ActionButton } from '../../ui/action-button'
import { Download } from '../../ui/icons'
import { useToast } from '../../ui/toasts'
import { toApiQuery, type InquiryFilter } from './inquiry-filter'

interface Props {
  api: ApiClient
  filter: InquiryFilter
  /** Only the latest inquiries were exported, as the sentence says. */
  onIncomplete: (sentence: string) => void
}

/** Exports exactly what the filter finds, on all pages. */
export function ExportButton({ api, filter, onIncomplete }: Props) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportInquiries(api, filter),
    onSuccess: (latestOnly) => {
      toast('CSV exported. The export is recorded in the audit log.')
      if (latestOnly !== null)
        onIncomplete(
          `Only the latest ${formatNumber(latestOnly)} inquiries were exported. Filter by status, type or assignee to export the rest.`,
        )
    },
    onError: (error) => toast(`Export failed. ${error.message}`),
  })
  return (
    <ActionButton isPending={isPending} onPress={() => mutate()}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" /> {isPending ? 'Exporting…' : 'Export CSV'}
    </ActionButton>
  )
}

/** @returns How many the file holds where older ones did not fit; null: it holds all. */
async function exportInquiries(api: ApiClient, filter: InquiryFilter): Promise<number | null> {
  const { data, response } = await api.GET('/api/admin/inquiries.csv', {
    params: { query: toApiQuery(filter) },
    parseAs: 'blob',
    timeoutMs: 120_000, // 50,000 rows on a slow line
  })
  const latestOnly = response.headers.get('x-latest-only')
  const which = latestOnly === null ? '' : `-latest-${latestOnly}`
  saveFile(data, `inquiries-${new Date().toISOString().slice(0, 10)}${which}.csv`)
  return latestOnly === null ? null : Number(latestOnly)
}
