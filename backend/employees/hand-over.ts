import { countBelongings, describeBelongings, mayTakeOver } from '../../contract/belongings'
import type { Employee } from '../../contract/employee'
import { ServiceError } from '../errors/service-error'
import { assignInquiry } from '../inquiries/create-inquiry-service'
import type { Repositories } from '../repositories/create-repositories'

interface Handover {
  /** Email address of the person who removes the employee. */
  actor: string
  employee: Employee
  /** Id of the successor; undefined: none was chosen. */
  to: string | undefined
}

/**
 * Hands over what a locked employee owns, in the transaction that removes them.
 *
 * @returns What was handed over to whom, for the audit log; null where there was nothing.
 * @throws ServiceError `handover_needed`, or `bad_request` where this person can't take it over.
 */
export async function handOver(
  repos: Repositories,
  { actor, employee, to }: Handover,
): Promise<Record<string, unknown> | null> {
  const owned = await repos.belongings.count(employee.email)
  const described = describeBelongings(owned)
  if (described === '') return null
  if (to === undefined)
    throw new ServiceError(
      'handover_needed',
      `${employee.email} owns ${described}. Choose who takes this over.`,
    )
  const successor = to === employee.id ? undefined : await repos.employees.findLocked({ id: to })
  if (!successor)
    throw new ServiceError('bad_request', 'to: this person has been removed. Choose someone else.')
  if (!mayTakeOver(owned, successor.roles))
    throw new ServiceError(
      'bad_request',
      `to: ${successor.email} has no permission to work on ${described}. Choose someone else, or give them a further role.`,
    )
  for (const id of await repos.belongings.listEntryIds(employee.email)) {
    const entry = await repos.entries.findLocked(id)
    // the version stays, as the text does: an open editor meets no conflict
    if (entry) await repos.entries.put({ ...entry, author: successor.email })
  }
  const inquiries = await repos.inquiries.lock(await repos.belongings.listInquiryIds(employee.email))
  for (const inquiry of inquiries) await assignInquiry(repos, actor, inquiry, successor.email)
  const counts = countBelongings(owned).map(({ many, count }): [string, number] => [many, count])
  return { handedTo: successor.email, ...Object.fromEntries(counts) }
}
