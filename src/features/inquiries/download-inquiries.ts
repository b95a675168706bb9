import type { ApiClient } from '../../client/create-api-client'
import { saveFile } from '../../lib/save-file'
import { toApiQuery, type InquiryFilter } from './inquiry-filter'

/**
 * Saves the inquiries a filter finds as a file of CSV.
 *
 * @returns How many it holds where older ones did not fit; undefined: it holds all.
 */
export async function downloadInquiries(api: ApiClient, filter: InquiryFilter): Promise<number | undefined> {
  const { data, response } = await api.GET('/api/admin/inquiries.csv', {
    params: { query: toApiQuery(filter) },
    parseAs: 'blob',
    timeoutMs: 120_000, // 50,000 rows on a slow line
  })
  const latestOnly = response.headers.get('x-latest-only')
  const which = latestOnly === null ? '' : `-latest-${latestOnly}`
  saveFile(data, `inquiries-${new Date().toISOString().slice(0, 10)}${which}.csv`)
  return latestOnly === null ? undefined : Number(latestOnly)
}
