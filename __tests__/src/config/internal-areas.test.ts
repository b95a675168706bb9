import { areasFor, findArea, internalAreas, startOf } from '../../../src/config/internal-areas'

test('admins may open every area, employees two', () => {
  expect(areasFor('admin')).toEqual(internalAreas)
  expect(areasFor('employee').map(({ key }) => key)).toEqual(['employee', 'my-posts'])
})

test.each(['admin', 'employee'] as const)('the start page of an %s is an area they may open', (role) => {
  expect(areasFor(role).map(({ href }) => href)).toContain(startOf(role))
})

test.each([
  ['/admin/', 'admin'],
  ['/admin/seo/', 'seo'],
  ['/admin/employees', 'employees'],
  ['/admin/applicants/', 'applicants'],
  ['/admin/unknown/', 'admin'],
  ['/employee/', 'employee'],
  ['/blog/', undefined],
])('%s belongs to %s', (path, key) => {
  expect(findArea(path)?.key).toBe(key)
})
