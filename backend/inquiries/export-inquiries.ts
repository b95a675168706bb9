import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'
import {
  createInquiryListRepository,
  type InquiryFilter,
  type InquiryRow,
} from '../repositories/inquiry-list-repository'

/** How many rows an export holds at most, and how many are fetched and written at a time. */
const most = 50_000
const pageSize = 100
/** Least pause between two of these, as each request of a visitor needs several turns of the thread. */
const leastPauseMs = 5

const columns: { key: keyof InquiryRow; header: string }[] = [
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

interface InquiryExport {
  csv: Readable
  /** The number of rows if it doesn't hold all inquiries; undefined: it does. */
  latestOnly: number | undefined
}

/**
 * Filtered inquiries as CSV, the latest 50,000, read page by page while they are sent. The export is audited first,
 * without the search text, which may be a visitor's name.
 */
export async function exportInquiries(db: Db, by: string, filter: InquiryFilter): Promise<InquiryExport> {
  const { search, ...shown } = filter
  const found = await createInquiryListRepository(db, by).count(filter, most + 1)
  const rows = Math.min(found, most)
  await createAuditRepository(db).add({
    actor: by,
    action: 'inquiry.exported',
    subject: 'inquiries',
    before: null,
    after: { rows, ...shown, ...(search !== '' && { searched: true }) },
  })
  const csv = Readable.from(writePages(db, by, filter), { objectMode: false })
  return { csv, latestOnly: found > most ? most : undefined }
}

/** Pauses for as long as each page took: at full speed, an export would keep visitors waiting for seconds. */
async function* writePages(db: Db, by: string, filter: InquiryFilter): AsyncGenerator<string> {
  const list = createInquiryListRepository(db, by)
  let last: InquiryRow | undefined
  for (let sent = 0; sent < most; sent += pageSize) {
    const began = performance.now()
    const page = await list.listRows(filter, pageSize, last)
    const text = writeRows(page, last === undefined)
    const tookMs = performance.now() - began
    yield text
    last = page.at(-1)
    if (page.length < pageSize) return
    await wait(Math.max(leastPauseMs, tookMs))
  }
}

/** RFC 4180: every cell in quotes, lines ended by CR LF; the mark tells spreadsheets that it is UTF-8. */
const writeRows = (rows: InquiryRow[], isFirst: boolean): string =>
  stringify(rows, {
    bom: isFirst,
    header: isFirst,
    columns,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: csvCell },
  })

/**
 * What a spreadsheet would take for a formula: it begins with one of its signs (the wide ones of Asian scripts too),
 * also after what is not seen. Tab and line ends count by themselves.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** A text as a cell of CSV that a spreadsheet shows as it is: an apostrophe before it keeps it from being worked out. */
export const csvCell = (text: string) => (formula.test(text) ? `'${text}` : text)
