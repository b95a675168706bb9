import type { ColumnType, Generated } from 'kysely'
import type { AuditEntry } from '../../contract/audit'
import type { Role } from '../../contract/employee'

/** The tables as they are after the last migration. Only repositories know these names. */
export interface Tables {
  employee: EmployeeTable
  audit_entry: AuditEntryTable
}

interface EmployeeTable {
  id: Generated<string>
  /** As it was typed. */
  email: string
  /** In lower case: what is compared, sorted and unique. */
  email_key: string
  role: Role
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface AuditEntryTable {
  id: Generated<string>
  at: Generated<Date>
  actor: string
  action: AuditEntry['action']
  subject: string
  before: JsonColumn
  after: JsonColumn
}

/** Read as an object, written as JSON text. */
type JsonColumn = ColumnType<Record<string, unknown> | null, string | null, never>
