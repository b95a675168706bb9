import { api } from '../../contract/api'
import {
  can,
  nameRoles,
  permissions,
  roleNames,
  rolesWith,
  type Permission,
} from '../../contract/permissions'

const all = Object.keys(permissions) as Permission[] // the keys are written in the contract

describe('the table of permissions', () => {
  test('gives admins every permission', () => {
    expect(all.filter((permission) => !can('admin', permission))).toEqual([])
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
    expect([nameRoles(rolesWith('seo.manage')), nameRoles(rolesWith('entries.write'))]).toEqual([
      'an admin',
      'an employee or admin',
    ])
  })

  test('covers every endpoint of the API', () => {
    const names = Object.values(api).map(({ access }) => access)
    expect(
      names.filter((access) => access !== 'public' && access !== 'signed-in' && !(access in permissions)),
    ).toEqual([])
  })
})
