/** Every permission, and what it allows, as in "You don’t have permission to …". */
export const permissions = {
  'workspace.open': 'open the workspace',
  'entries.write': 'write articles and submit them for review',
  'entries.manage': 'edit everyone’s articles and case studies',
  'entries.publish': 'review, publish and unpublish articles and case studies',
  'jobs.manage': 'write, publish and close jobs',
  'inquiries.manage': 'manage inquiries',
  'applicants.manage': 'manage applicants',
  'comments.moderate': 'moderate comments',
  'outbox.manage': 'manage the outbox',
  'emails.edit': 'edit the emails that the site sends',
  'seo.manage': 'change SEO settings and redirects',
  'employees.manage': 'manage employees and their roles',
  'audit.read': 'read the audit log',
  'dashboard.read': 'see the overview of the site',
} as const
export type Permission = keyof typeof permissions

/** Each of these opens the endpoints of entries; `contract/entry-rules.ts` then decides about each entry. */
export const entryPermissions = ['entries.write', 'jobs.manage'] as const satisfies readonly Permission[]

/** Each of these lets its holder publish entries of some kind. */
export const publishPermissions = ['entries.publish', 'jobs.manage'] as const satisfies readonly Permission[]

interface RoleDefinition {
  title: string
  /** What a person with the role is called. */
  noun: string
  /** One line for admins who assign the role. */
  summary: string
  permissions: readonly Permission[]
}

/**
 * The roles from the lowest to the highest, the order in which they are offered. A person may have several and then has
 * the permissions of all of them. A new role is one entry here.
 */
export const roles = {
  employee: {
    title: 'Employee',
    noun: 'employee',
    summary: 'Can write articles and submit them for review',
    permissions: ['workspace.open', 'entries.write'],
  },
  support: {
    title: 'Support',
    noun: 'support agent',
    summary: 'Answers inquiries; sees no applicants',
    permissions: ['workspace.open', 'inquiries.manage'],
  },
  recruiter: {
    title: 'Recruiter',
    noun: 'recruiter',
    summary: 'Handles applicants and publishes jobs; sees no inquiries',
    permissions: ['workspace.open', 'applicants.manage', 'jobs.manage'],
  },
  editor: {
    title: 'Editor',
    noun: 'editor',
    summary: 'Edits and publishes all content, moderates comments, manages SEO and redirects',
    permissions: [
      'workspace.open',
      'entries.write',
      'entries.manage',
      'entries.publish',
      'jobs.manage',
      'comments.moderate',
      'seo.manage',
    ],
  },
  admin: {
    title: 'Admin',
    noun: 'admin',
    summary: 'Full access: employees, content and the site',
    permissions: Object.keys(permissions) as Permission[], // the keys are written above
  },
} as const satisfies Record<string, RoleDefinition>
export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as [Role, ...Role[]] // the keys are written above

/** A value for every role, e.g. how many employees have it. */
export const mapRoles = <T>(valueOf: (role: Role) => T): Record<Role, T> =>
  Object.fromEntries(roleNames.map((role) => [role, valueOf(role)])) as Record<Role, T> // every role has a key

/** Whether one of the roles has the permission, or one of several permissions; without a role there are none. */
export function can(
  held: readonly Role[] | Role | undefined,
  needed: Permission | readonly Permission[],
): boolean {
  return listOf(held).some((role) => {
    const granted: readonly Permission[] = roles[role].permissions
    return listOf(needed).some((permission) => granted.includes(permission))
  })
}

/** The roles that have the permission, or one of several. */
export const rolesWith = (needed: Permission | readonly Permission[]): readonly Role[] =>
  roleNames.filter((role) => can(role, needed))

/** The highest of several roles; undefined for none. */
export const highestRole = (held: readonly Role[]): Role | undefined =>
  roleNames.findLast((role) => held.includes(role))

/** Each role once, from the lowest to the highest. */
export const sortRoles = (held: readonly Role[]): Role[] => roleNames.filter((role) => held.includes(role))

/** Roles as a phrase for people who have one of them, e.g. "an admin" or "an editor or admin". */
export const nameRoles = (named: readonly Role[]): string => withArticle(named, 'or')

/** Roles as a phrase for a person who has all of them, e.g. "a recruiter and editor". */
export const describeRoles = (held: readonly Role[]): string => withArticle(sortRoles(held), 'and')

/** Titles of roles, e.g. "Employee, Recruiter". */
export const titleRoles = (held: readonly Role[]): string =>
  sortRoles(held)
    .map((role) => roles[role].title)
    .join(', ')

/** What these permissions allow, as in "You don’t have permission to …". */
export const namePermissions = (needed: Permission | readonly Permission[]): string =>
  joinWords(
    listOf(needed).map((permission) => permissions[permission]),
    'or',
  )

function withArticle(named: readonly Role[], word: 'and' | 'or'): string {
  const names = joinWords(
    named.map((role) => roles[role].noun),
    word,
  )
  return `${/^[aeiou]/.test(names) ? 'an' : 'a'} ${names}`
}

/** e.g. "a", "a or b", "a, b or c". */
export function joinWords(words: readonly string[], word: 'and' | 'or'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${word} ${last}`
}

const listOf = <T extends string>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value
