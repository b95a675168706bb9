import type { Role, RoleEntry } from '../../../contract/employee'

/** The role of the entry with this address, compared without regard to case; undefined where there is none. */
export function findRole(entries: readonly RoleEntry[], email: string): Role | undefined {
  const wanted = email.toLowerCase()
  return entries.find((entry) => entry.email.toLowerCase() === wanted)?.role
}
