import type { AuditEntry } from '../../contract/audit'
import { auditKinds } from '../../contract/audit-actions'
import { mostRows } from '../../contract/csv'
import type { CsvExport } from '../csv/send-csv'
import { writeCsv } from '../csv/write-csv'
import type { Db } from '../database/open-database'
import { createAuditRepository, type AuditFilter } from '../repositories/audit-repository'

const columns = [
  { key: 'at', header: 'Time (UTC)' },
  { key: 'actor', header: 'Person' },
  { key: 'kind', header: 'Kind' },
  { key: 'action', header: 'Action' },
  { key: 'subject', header: 'Subject' },
  { key: 'before', header: 'Before (JSON)' },
  { key: 'after', header: 'After (JSON)' },
] as const

/**
 * The latest entries that match a filter, as the log was before the export, which is an entry itself: without the search
 * text, which may be the reference of a visitor.
 */
export async function exportAudit(
  db: Db,
  by: string,
  filter: AuditFilter,
  most = mostRows,
): Promise<CsvExport> {
  const { search, ...shown } = filter
  const audit = createAuditRepository(db)
  const found = await audit.count(filter, most + 1)
  const own = await audit.add({
    actor: by,
    action: 'audit.exported',
    subject: 'the audit log',
    before: null,
    after: { rows: Math.min(found, most), ...shown, ...(search !== '' && { searched: true }) },
  })
  const readPage = async (limit: number, last: { id: string } | undefined) => {
    const { data } = await audit.listPage({ ...filter, limit, before: last?.id ?? own })
    return data.map(toRow)
  }
  return { csv: writeCsv({ columns, most, readPage }), latestOnly: found > most ? most : undefined }
}

const toRow = ({ before, after, ...entry }: AuditEntry) => ({
  ...entry,
  kind: auditKinds[entry.action],
  before: toJson(before),
  after: toJson(after),
})

const toJson = (values: AuditEntry['before']) => (values === null ? '' : JSON.stringify(values))
