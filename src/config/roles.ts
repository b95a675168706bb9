import type { Role } from '../../contract/employee'

/** The roles as people read them. */
export const roleTitles: Readonly<Record<Role, string>> = { admin: 'Admin', employee: 'Employee' }
