import { sql } from 'kysely'
import type { Db } from '../../../backend/database/open-database'
import { createAuditRepository } from '../../../backend/repositories/audit-repository'
import type { AuditEntry } from '../../../contract/audit'
import type { AuditKind } from '../../../contract/audit-actions'

/** Empties the audit log, which the database protects, between tests. */
export async function emptyAuditLog(db: Db): Promise<void> {
  await sql`alter table audit_entry disable trigger user`.execute(db)
  await db.deleteFrom('audit_entry').execute()
  await sql`alter table audit_entry enable trigger user`.execute(db)
}

/** The changes in the audit log as an admin sees them, the oldest first; without readings. */
export const readChanges = (db: Db) => readEntries(db, 'change')

/** The entries of a kind as an admin sees them, the oldest first. */
export async function readEntries(db: Db, kind: AuditKind): Promise<Omit<AuditEntry, 'id' | 'at'>[]> {
  const { data } = await createAuditRepository(db).listPage({ limit: 200, search: '', kind })
  return data
    .reverse()
    .map(({ actor, action, subject, before, after }) => ({ actor, action, subject, before, after }))
}
