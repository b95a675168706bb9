import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { EmailSchema, RoleSchema } from '../../contract/employee'
import { parseOrExplain } from '../../contract/parse-or-explain'
import { can, rolesWith } from '../../contract/permissions'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Repositories } from '../repositories/create-repositories'
import { createEmployeesRepository, type NewEmployee } from '../repositories/employees-repository'
import { addEmployee, changeRoles } from './create-employees'

interface Seeds {
  /** Becomes an admin while there is none. */
  firstAdmin?: string | undefined
  /** Added to an empty table. */
  samples?: readonly NewEmployee[] | undefined
}

/**
 * Makes sure that someone can sign in to a new database. Several instances may do so at once.
 *
 * @returns What is still wrong and what to do about it, in two sentences; undefined when all is well.
 */
export async function seedEmployees(
  db: Db,
  { firstAdmin, samples = [] }: Seeds,
): Promise<string | undefined> {
  if (firstAdmin !== undefined || samples.length > 0)
    await inTransaction(db, (repos) => addMissing(repos, firstAdmin, samples))
  const employees = createEmployeesRepository(db)
  if (firstAdmin === undefined) return (await hasAdmin({ employees })) ? undefined : noAdmin
  return can(await employees.findRoles(firstAdmin), 'employees.manage') ? undefined : firstAdminIgnored
}

const noAdmin = 'There is no admin yet. Set FIRST_ADMIN to the first admin’s Microsoft user name and restart.'
const firstAdminIgnored =
  'FIRST_ADMIN is ignored, because there is already an admin. Ask them to add that email under /admin/employees/, and remove FIRST_ADMIN.'

async function addMissing(
  repos: Repositories,
  firstAdmin: string | undefined,
  samples: readonly NewEmployee[],
): Promise<void> {
  const { employees } = repos
  await employees.lockAll()
  const counts = Object.values(await employees.countByRole())
  if (counts.every((count) => count === 0))
    for (const entry of samples) await addEmployee(repos, actor, entry)
  if (firstAdmin === undefined || (await hasAdmin(repos))) return
  const known = await employees.findLocked({ email: firstAdmin })
  if (known) await changeRoles(repos, actor, known, [...known.roles, 'admin'])
  else await addEmployee(repos, actor, { email: firstAdmin, roles: ['admin'] })
}

async function hasAdmin({ employees }: Pick<Repositories, 'employees'>): Promise<boolean> {
  const counts = await employees.countByRole()
  return rolesWith('employees.manage').some((role) => counts[role] > 0)
}

const actor = 'system'

const SamplesSchema = z.object({
  accounts: z.array(z.object({ email: EmailSchema, roles: z.array(RoleSchema) })),
})

/**
 * Reads sample employees from a JSON file; skips accounts without roles.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export async function readSamples(file: string): Promise<NewEmployee[]> {
  const { accounts } = parseOrExplain(SamplesSchema, await readJson(file), (at) =>
    [file, ...at.map(String)].join(': '),
  )
  return accounts.filter(({ roles }) => roles.length > 0)
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file}: expected a JSON file with accounts. Check SAMPLE_EMPLOYEES.`, { cause })
  }
}
