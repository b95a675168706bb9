import type { ApiClient } from '../../client/create-api-client'
import { toApiQuery, type InquiryFilter } from './inquiry-filter'

/** Saves the inquiries a filter finds as a file of CSV. */
export async function downloadInquiries(api: ApiClient, filter: InquiryFilter): Promise<void> {
  const { data } = await api.GET('/api/admin/inquiries.csv', {
    params: { query: toApiQuery(filter) },
    parseAs: 'blob',
    timeoutMs: 120_000, // 50,000 rows on a slow line
  })
  const address = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = address
  link.download = `inquiries-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  // the browser has begun to save it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
