import type { Employee, Role, RoleEntry } from '../../contract/employee'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createEmployeesRepository } from '../repositories/employees-repository'

/** Address of who does it, as in the audit log; "system" for the service itself. */
type Actor = string

/** An entry as the caller last saw it. */
export interface Seen {
  id: string
  version: number
}

/** Changes who has which role: each change with its audit entry, both or neither. */
export function createStaff(db: Db) {
  /** Runs a change in a transaction of its own. */
  const change = <T>(work: (parts: Parts) => Promise<T>) =>
    db
      .transaction()
      .execute((trx) =>
        work({ employees: createEmployeesRepository(trx), audit: createAuditRepository(trx) }),
      )

  return {
    /** @throws ServiceError `employee_exists`. */
    add: (actor: Actor, entry: RoleEntry): Promise<Employee> =>
      change(async ({ employees, audit }) => {
        const added = await employees.add(entry)
        if (!added)
          throw new ServiceError('employee_exists', `${entry.email} already has a role. Change it there.`)
        await audit.add({
          actor,
          action: 'employee.added',
          subject: entry.email,
          before: null,
          after: valuesOf(added),
        })
        return added
      }),

    /** @throws ServiceError `not_found`, `changed_meanwhile` or `last_admin`. */
    changeRole: (actor: Actor, seen: Seen, role: Role): Promise<Employee> =>
      change(async (parts) => {
        const { employee, isLastAdmin } = await findSeen(parts, seen)
        if (employee.role === role) return employee
        if (isLastAdmin) throw lastAdmin(employee)
        return setRole(parts, actor, employee, role)
      }),

    /** @throws ServiceError `not_found`, `changed_meanwhile` or `last_admin`. */
    remove: (actor: Actor, seen: Seen): Promise<void> =>
      change(async (parts) => {
        const { employee, isLastAdmin } = await findSeen(parts, seen)
        if (isLastAdmin) throw lastAdmin(employee)
        await parts.employees.remove(employee.id)
        const before = valuesOf(employee)
        await parts.audit.add({
          actor,
          action: 'employee.removed',
          subject: employee.email,
          before,
          after: null,
        })
      }),
  }
}

export interface Parts {
  employees: ReturnType<typeof createEmployeesRepository>
  audit: ReturnType<typeof createAuditRepository>
}

/** Changes a role and writes it down. */
export async function setRole({ employees, audit }: Parts, actor: Actor, employee: Employee, role: Role) {
  const changed = await employees.changeRole(employee.id, role)
  const [before, after] = [{ role: employee.role }, { role }]
  await audit.add({ actor, action: 'employee.changed', subject: employee.email, before, after })
  return changed
}

/** The admins are locked first, so that two changes at once can't each take one of the last two away. */
async function findSeen({ employees }: Parts, { id, version }: Seen) {
  const admins = await employees.lockAdmins()
  const employee = await employees.findLocked({ id })
  if (!employee) throw new ServiceError('not_found', 'This entry is no longer there. Load the list again.')
  if (employee.version !== version) {
    const message = `${employee.email} was changed by somebody else meanwhile. Load the list again.`
    throw new ServiceError('changed_meanwhile', message)
  }
  return { employee, isLastAdmin: employee.role === 'admin' && admins.length === 1 }
}

function lastAdmin({ email }: Employee): ServiceError {
  const message = `${email} is the last admin, and somebody must be one. Make another person admin first.`
  return new ServiceError('last_admin', message)
}

const valuesOf = ({ email, role }: Employee) => ({ email, role })
