import { mostRows } from '../../contract/csv'
import type { CsvExport } from '../csv/send-csv'
import { writeCsv, type CsvSource } from '../csv/write-csv'
import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'
import {
  createInquiryListRepository,
  type InquiryFilter,
  type InquiryRow,
} from '../repositories/inquiry-list-repository'

const columns: CsvSource<InquiryRow>['columns'] = [
  { key: 'reference', header: 'Reference' },
  { key: 'createdAt', header: 'Received (UTC)' },
  { key: 'kind', header: 'Kind' },
  { key: 'state', header: 'State' },
  { key: 'severity', header: 'Severity' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'company', header: 'Company' },
  { key: 'phone', header: 'Phone' },
  { key: 'subject', header: 'Subject' },
  { key: 'message', header: 'Message' },
  { key: 'page', header: 'Page' },
  { key: 'assignee', header: 'Assignee' },
  { key: 'updatedAt', header: 'Changed (UTC)' },
]

/** The latest inquiries that match a filter. The export is audited first, without the search text: it may be a name. */
export async function exportInquiries(
  db: Db,
  by: string,
  filter: InquiryFilter,
  most = mostRows,
): Promise<CsvExport> {
  const { search, ...shown } = filter
  const list = createInquiryListRepository(db, by)
  const found = await list.count(filter, most + 1)
  await createAuditRepository(db).add({
    actor: by,
    action: 'inquiry.exported',
    subject: 'inquiries',
    before: null,
    after: { rows: Math.min(found, most), ...shown, ...(search !== '' && { searched: true }) },
  })
  const csv = writeCsv({ columns, most, readPage: (size, last) => list.listRows(filter, size, last) })
  return { csv, latestOnly: found > most ? most : undefined }
}
