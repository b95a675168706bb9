import type { RoleEntry } from '../../contract/employee'
import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'
import { createEmployeesRepository } from '../repositories/employees-repository'
import { setRole, type Parts } from './create-staff'

export interface Seeds {
  /** Made admin when nobody is. */
  firstAdmin?: string | undefined
  /** Put into an empty table. */
  samples?: readonly RoleEntry[] | undefined
}

/** Sees to it that somebody can sign in to a new database. Several instances may do so at once. */
export async function seedEmployees(db: Db, { firstAdmin, samples = [] }: Seeds): Promise<void> {
  if (firstAdmin === undefined && samples.length === 0) return
  await db.transaction().execute(async (trx) => {
    const parts = { employees: createEmployeesRepository(trx), audit: createAuditRepository(trx) }
    await parts.employees.lockAll()
    const { admin, employee } = await parts.employees.countByRole()
    if (admin + employee === 0) for (const entry of samples) await addEntry(parts, entry)
    const isAdminThere = (await parts.employees.countByRole()).admin > 0
    if (!isAdminThere && firstAdmin !== undefined) await makeAdmin(parts, firstAdmin)
  })
}

async function makeAdmin(parts: Parts, email: string): Promise<void> {
  const known = await parts.employees.findLocked({ email })
  if (known) await setRole(parts, actor, known, 'admin')
  else await addEntry(parts, { email, role: 'admin' })
}

async function addEntry({ employees, audit }: Parts, { email, role }: RoleEntry): Promise<void> {
  const added = await employees.add({ email, role })
  if (!added) return
  await audit.add({ actor, action: 'employee.added', subject: email, before: null, after: { email, role } })
}

const actor = 'system'
