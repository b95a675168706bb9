/** Every permission, and what it allows, as in "You don’t have permission to …". */
export const permissions = {
  'workspace.open': 'open the workspace',
  'entries.write': 'write articles and submit them for review',
  'entries.manage': 'edit everyone’s articles, case studies and jobs',
  'entries.publish': 'review, publish and unpublish entries',
  'inquiries.manage': 'manage inquiries',
  'applicants.manage': 'manage applicants',
  'comments.moderate': 'moderate comments',
  'outbox.manage': 'manage the outbox',
  'seo.manage': 'change SEO settings and redirects',
  'employees.manage': 'manage employees and their roles',
  'audit.read': 'read the audit log',
  'dashboard.read': 'see the overview of the site',
} as const
export type Permission = keyof typeof permissions

interface RoleDefinition {
  title: string
  /** One line for admins who assign the role. */
  summary: string
  permissions: readonly Permission[]
}

/** The roles in the order in which they are offered. A new role is one entry here. */
export const roles = {
  employee: {
    title: 'Employee',
    summary: 'Can write articles and submit them for review',
    permissions: ['workspace.open', 'entries.write'],
  },
  admin: {
    title: 'Admin',
    summary: 'Full access: employees, content and the site',
    permissions: Object.keys(permissions) as Permission[], // the keys are written above
  },
} as const satisfies Record<string, RoleDefinition>
export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as [Role, ...Role[]] // the keys are written above

/** A value for every role, e.g. how many employees have it. */
export const mapRoles = <T>(valueOf: (role: Role) => T): Record<Role, T> =>
  Object.fromEntries(roleNames.map((role) => [role, valueOf(role)])) as Record<Role, T> // every role has a key

/** Whether this role has the permission; without a role there are none. */
export function can(role: Role | undefined, permission: Permission): boolean {
  if (role === undefined) return false
  const granted: readonly Permission[] = roles[role].permissions
  return granted.includes(permission)
}

/** The roles that have the permission. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  roleNames.filter((role) => can(role, permission))

/** Roles as a phrase, e.g. "an admin" or "an editor or admin". */
export function nameRoles(named: readonly Role[]): string {
  const names = named.map((role) => roles[role].title.toLowerCase()).join(' or ')
  return `${/^[aeiou]/.test(names) ? 'an' : 'a'} ${names}`
}
