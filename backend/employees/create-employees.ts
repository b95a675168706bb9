import { mayTakeOver } from '../../contract/belongings'
import type { Employee } from '../../contract/employee'
import { can, sortRoles, type Role } from '../../contract/permissions'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { ServiceError } from '../errors/service-error'
import { createRepositories, type Repositories } from '../repositories/create-repositories'
import type { NewEmployee } from '../repositories/employees-repository'
import { handOver } from './hand-over'
import { writeInvitation } from './write-invitation'

/** Email of the person who makes a change, as in the audit log; "system" for the service itself. */
type Actor = string

/** An employee as the caller last saw them. */
export interface Seen {
  id: string
  version: number
}

export interface EmployeesOptions {
  db: Db
  outbox: Outbox
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
  /** Undefined where no release says it. */
  findCompany: () => Promise<string | undefined>
}

/** Manages employees and their roles; each change is audited in its transaction. */
export function createEmployees({ db, outbox, siteUrl, findCompany }: EmployeesOptions) {
  /** @returns undefined where an email with this id was sent before. */
  async function sendInvitation(repos: Repositories, by: Actor, employee: Employee, emailId?: string) {
    const { id, email: to, roles } = employee
    const invitation = { to, roles, by, company: await findCompany(), siteUrl: siteUrl() }
    const email = await writeInvitation(repos.db, invitation)
    const isNew = await outbox.add(repos.db, { ...email, ...(emailId !== undefined && { id: emailId }) })
    return isNew ? repos.employees.noteInvitation(id) : undefined
  }

  return {
    /** Adds an employee and invites them. @throws ServiceError `employee_exists`. */
    add: (actor: Actor, entry: NewEmployee): Promise<Employee> =>
      inTransaction(db, async (repos) => {
        const added = await addEmployee(repos, actor, entry)
        if (added) return (await sendInvitation(repos, actor, added)) ?? added
        const message = `${entry.email} already has access. Change their roles in the list.`
        throw new ServiceError('employee_exists', message)
      }),

    /** Invites them again, once per id of an email. @throws ServiceError `not_found` or `not_now`. */
    invite: (actor: Actor, id: string, emailId: string): Promise<Employee> =>
      inTransaction(db, async (repos) => {
        const employee = await repos.employees.findLocked({ id })
        if (!employee) throw removed()
        if (employee.linkedAt !== null)
          throw new ServiceError('not_now', `${employee.email} has signed in already.`)
        const invited = await sendInvitation(repos, actor, employee, emailId)
        if (invited === undefined) return employee
        const change = { subject: employee.email, before: null, after: null }
        await repos.audit.add({ actor, action: 'employee.invited', ...change })
        return invited
      }),

    /** @throws ServiceError `not_found`, `changed` or `last_admin`. */
    changeRoles: (actor: Actor, seen: Seen, roles: readonly Role[]): Promise<Employee> =>
      inTransaction(db, async (repos) => {
        const { employee, isLastManager } = await findSeen(repos, seen)
        if (isSame(employee.roles, roles)) return employee
        if (isLastManager && !can(roles, 'employees.manage')) throw lastManager(employee)
        return changeRoles(repos, actor, employee, roles)
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

    /** What they own, and who can take it over. @throws ServiceError `not_found`. */
    async findBelongings(id: string) {
      const { employees, belongings } = createRepositories(db)
      const everyone = await employees.listAll()
      const employee = everyone.find((one) => one.id === id)
      if (!employee) throw removed()
      const owned = await belongings.count(employee.email)
      const successors = everyone
        .filter((one) => one !== employee && mayTakeOver(owned, one.roles))
        .map(({ id: successor, email, name }) => ({ id: successor, email, name }))
      return { ...owned, successors }
    },

    /**
     * Hands over what they own to another employee.
     *
     * @throws ServiceError `not_found`, `changed`, `last_admin`, `handover_needed` or `bad_request`.
     */
    remove: (actor: Actor, seen: Seen, to?: string): Promise<void> =>
      inTransaction(db, async (repos) => {
        const { employee, isLastManager } = await findSeen(repos, seen)
        if (isLastManager) throw lastManager(employee)
        const after = await handOver(repos, { actor, employee, to })
        await repos.employees.remove(employee.id)
        const { email, roles } = employee
        await repos.audit.add({
          actor,
          action: 'employee.removed',
          subject: email,
          before: { email, roles },
          after,
        })
      }),
  }
}

/** Adds an employee and records it. @returns undefined when the email has a role already. */
export async function addEmployee({ employees, audit }: Repositories, actor: Actor, entry: NewEmployee) {
  const added = await employees.add(entry)
  if (!added) return undefined
  const { email, roles } = added
  await audit.add({ actor, action: 'employee.added', subject: email, before: null, after: { email, roles } })
  return added
}

/** Replaces the roles and records it. */
export async function changeRoles(
  { employees, audit }: Repositories,
  actor: Actor,
  employee: Employee,
  roles: readonly Role[],
) {
  const changed = await employees.changeRoles(employee.id, sortRoles(roles))
  const [before, after] = [{ roles: employee.roles }, { roles: changed.roles }]
  await audit.add({ actor, action: 'employee.changed', subject: employee.email, before, after })
  return changed
}

/** Locks all who manage employees first, so that two changes at once can't each remove one of the last two. */
async function findSeen({ employees }: Repositories, { id, version }: Seen) {
  const managers = await employees.lockWith('employees.manage')
  const employee = await employees.findLocked({ id })
  if (!employee) throw removed()
  if (employee.version !== version) {
    const message = `Someone else changed ${employee.email}. Reload the list and try again.`
    throw new ServiceError('changed', message)
  }
  return { employee, isLastManager: can(employee.roles, 'employees.manage') && managers.length === 1 }
}

const isSame = (one: readonly Role[], other: readonly Role[]) =>
  sortRoles(one).join() === sortRoles(other).join()

const lastManager = ({ email }: Employee) =>
  new ServiceError('last_admin', `${email} is the last admin. Make someone else an admin first.`)

const removed = () => new ServiceError('not_found', 'This employee has been removed. Reload the list.')
