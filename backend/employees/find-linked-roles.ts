import { nameRoles, rolesWith, type Role } from '../../contract/permissions'
import type { Identity } from '../auth/create-token-check'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createEmployeesRepository, type AccountIds } from '../repositories/employees-repository'

/**
 * Finds the roles of a signed-in account. A user name can be given to another account later, so the first account that
 * signs in is linked to the employee, and only that one has the roles.
 *
 * @returns None for an account without a role.
 * @throws ServiceError `account_mismatch` for another account under the employee's email.
 */
export async function findLinkedRoles(db: Db, identity: Identity): Promise<readonly Role[]> {
  const employees = createEmployeesRepository(db)
  const found = await employees.findAccess(identity.email)
  if (found === undefined || isSame(found.account, identity)) return found?.roles ?? []
  if (found.account === undefined && (await employees.linkAccount(identity.email, identity)))
    return found.roles
  // another request may have linked this account first, or an admin may have removed the employee
  const now = await employees.findAccess(identity.email)
  if (now === undefined || isSame(now.account, identity)) return now?.roles ?? []
  throw mismatch(identity)
}

const isSame = (linked: AccountIds | undefined, { tid, oid }: AccountIds) =>
  linked?.tid === tid && linked.oid === oid

const mismatch = ({ email }: Identity) =>
  new ServiceError(
    'account_mismatch',
    `${email} is linked to another Microsoft account. Ask ${nameRoles(rolesWith('employees.manage'))} to unlink it under Employees, then sign in again.`,
  )
