import { api } from '../../contract/api'
import {
  can,
  describeRoles,
  highestRole,
  nameRoles,
  permissions,
  roleNames,
  rolesWith,
  titleRoles,
  type Permission,
  type Role,
} from '../../contract/permissions'

const all = Object.keys(permissions) as Permission[] // the keys are written in the contract

describe('the table of permissions', () => {
  test('gives admins every permission', () => {
    expect(all.filter((permission) => !can('admin', permission))).toEqual([])
  })

  test('shows inquiries but no applicants to support, and the other way round to recruiters', () => {
    const seen = (role: Role) => all.filter((permission) => can(role, permission))
    expect(seen('support')).toEqual(['workspace.open', 'inquiries.manage'])
    expect(seen('recruiter')).toEqual(['workspace.open', 'jobs.manage', 'applicants.manage'])
  })

  test('lets editors work on all content, and on nothing that visitors send but comments', () => {
    expect(all.filter((permission) => can('editor', permission))).toEqual([
      'workspace.open',
      'entries.write',
      'entries.manage',
      'entries.publish',
      'jobs.manage',
      'comments.moderate',
      'seo.manage',
    ])
  })

  test('adds up the permissions of several roles', () => {
    const both = ['support', 'recruiter'] as const
    expect(all.filter((permission) => can(both, permission))).toEqual([
      'workspace.open',
      'jobs.manage',
      'inquiries.manage',
      'applicants.manage',
    ])
  })

  test('is satisfied by one of several permissions', () => {
    expect(can(['recruiter'], ['entries.write', 'jobs.manage'])).toBe(true)
    expect(can(['support'], ['entries.write', 'jobs.manage'])).toBe(false)
    expect(can([], ['entries.write', 'jobs.manage'])).toBe(false)
  })

  test('lets employees open the workspace and write, nothing else', () => {
    expect(all.filter((permission) => can('employee', permission))).toEqual([
      'workspace.open',
      'entries.write',
    ])
  })

  test('gives nothing to an account without a role', () => {
    expect(all.filter((permission) => can(undefined, permission))).toEqual([])
  })

  test('lets every role open the workspace', () => {
    expect(rolesWith('workspace.open')).toEqual(roleNames)
  })

  test('lists roles in a phrase', () => {
    expect(nameRoles(rolesWith('audit.read'))).toBe('an admin')
    expect(nameRoles(rolesWith('entries.write'))).toBe('an employee, editor or admin')
    expect(describeRoles(['admin', 'recruiter'])).toBe('a recruiter and admin')
    expect(titleRoles(['admin', 'employee'])).toBe('Employee, Admin')
  })

  test('finds the highest role', () => {
    expect(highestRole(['editor', 'employee', 'support'])).toBe('editor')
    expect(highestRole([])).toBeUndefined()
  })

  test('covers every endpoint of the API', () => {
    const names = Object.values(api).flatMap(({ access }) => access)
    expect(
      names.filter((access) => access !== 'public' && access !== 'signed-in' && !(access in permissions)),
    ).toEqual([])
  })
})
