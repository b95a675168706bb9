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

/**
 * Sees to it that somebody can sign in to a new database. Several instances may do so at once.
 *
 * @returns What is still amiss and what to do about it, in two sentences; undefined when all is well.
 */
export async function seedEmployees(db: Db, seeds: Seeds): Promise<string | undefined> {
  await addMissing(db, seeds)
  const { firstAdmin } = seeds
  const employees = createEmployeesRepository(db)
  if (firstAdmin === undefined) return (await employees.countByRole()).admin === 0 ? nobodyIsAdmin : undefined
  return (await employees.findRole(firstAdmin)) === 'admin' ? undefined : firstAdminIgnored
}

const nobodyIsAdmin =
  'Nobody is admin, so nobody can be given a role. Set FIRST_ADMIN to the user name of the first admin, as Microsoft shows it, then start again.'
const firstAdminIgnored =
  'FIRST_ADMIN is ignored, since somebody else is admin already. Ask them to add that address under /admin/employees/, and remove FIRST_ADMIN.'

async function addMissing(db: Db, { firstAdmin, samples = [] }: Seeds): Promise<void> {
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
