import type { Employee, RoleEntry } from '../../contract/employee'
import { can, type Role } from '../../contract/permissions'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { Repositories } from '../repositories/create-repositories'

/** Email of the person who makes a change, as in the audit log; "system" for the service itself. */
type Actor = string

/** An employee as the caller last saw them. */
export interface Seen {
  id: string
  version: number
}

/** Manages roles; each change is audited in its transaction. */
export function createEmployees(db: Db) {
  return {
    /** @throws ServiceError `employee_exists`. */
    add: (actor: Actor, entry: RoleEntry): Promise<Employee> =>
      inTransaction(db, async (repos) => {
        const added = await addEmployee(repos, actor, entry)
        if (added) return added
        const message = `${entry.email} already has access. Change their role in the list.`
        throw new ServiceError('employee_exists', message)
      }),

    /** @throws ServiceError `not_found`, `changed` or `last_admin`. */
    changeRole: (actor: Actor, seen: Seen, role: Role): Promise<Employee> =>
      inTransaction(db, async (repos) => {
        const { employee, isLastManager } = await findSeen(repos, seen)
        if (employee.role === role) return employee
        if (isLastManager && !can(role, 'employees.manage')) throw lastManager(employee)
        return changeRole(repos, actor, employee, role)
      }),

    /**
     * The next account that signs in with the employee's email is linked.
     *
     * @throws ServiceError `not_found` or `changed`.
     */
    unlink: (actor: Actor, seen: Seen): Promise<Employee> =>
      inTransaction(db, async (repos) => {
        const { employee } = await findSeen(repos, seen)
        const { account } = (await repos.employees.findAccess(employee.email)) ?? {}
        if (account === undefined) return employee
        const unlinked = await repos.employees.unlinkAccount(employee.id)
        const before = { tenant: account.tid, account: account.oid, linkedAt: employee.linkedAt }
        const change = { subject: employee.email, before, after: null }
        await repos.audit.add({ actor, action: 'employee.unlinked', ...change })
        return unlinked
      }),

    /** @throws ServiceError `not_found`, `changed` or `last_admin`. */
    remove: (actor: Actor, seen: Seen): Promise<void> =>
      inTransaction(db, async (repos) => {
        const { employee, isLastManager } = await findSeen(repos, seen)
        if (isLastManager) throw lastManager(employee)
        await repos.employees.remove(employee.id)
        const { email, role } = employee
        const change = { subject: email, before: { email, role }, after: null }
        await repos.audit.add({ actor, action: 'employee.removed', ...change })
      }),
  }
}

/** Adds an employee and records it. @returns undefined when the email has a role already. */
export async function addEmployee({ employees, audit }: Repositories, actor: Actor, entry: RoleEntry) {
  const added = await employees.add(entry)
  if (!added) return undefined
  const { email, role } = added
  await audit.add({ actor, action: 'employee.added', subject: email, before: null, after: { email, role } })
  return added
}

/** Changes a role and records it. */
export async function changeRole(
  { employees, audit }: Repositories,
  actor: Actor,
  employee: Employee,
  role: Role,
) {
  const changed = await employees.changeRole(employee.id, role)
  const [before, after] = [{ role: employee.role }, { role }]
  await audit.add({ actor, action: 'employee.changed', subject: employee.email, before, after })
  return changed
}

/** Locks all who manage employees first, so that two changes at once can't each remove one of the last two. */
async function findSeen({ employees }: Repositories, { id, version }: Seen) {
  const managers = await employees.lockWith('employees.manage')
  const employee = await employees.findLocked({ id })
  if (!employee) throw new ServiceError('not_found', 'This employee has been removed. Reload the list.')
  if (employee.version !== version) {
    const message = `Someone else changed ${employee.email}. Reload the list and try again.`
    throw new ServiceError('changed', message)
  }
  return { employee, isLastManager: can(employee.role, 'employees.manage') && managers.length === 1 }
}

const lastManager = ({ email }: Employee) =>
  new ServiceError('last_admin', `${email} is the last admin. Make someone else an admin first.`)
