import { areasFor, findArea, internalAreas, startOf } from '../../../src/config/internal-areas'

test('an admin may use every area, an employee their own', () => {
  expect(areasFor('admin')).toEqual(internalAreas)
  expect(areasFor('employee').map(({ key }) => key)).toEqual(['employee', 'my-posts'])
})

test.each(['admin', 'employee'] as const)('the work of an %s starts at an area they may use', (role) => {
  expect(areasFor(role).map(({ href }) => href)).toContain(startOf(role))
})

test.each([
  ['/admin/', 'admin'],
  ['/admin/seo/', 'seo'],
  ['/admin/employees', 'people'],
  ['/admin/applicants/', 'applicants'],
  ['/admin/unknown/', 'admin'],
  ['/employee/', 'employee'],
  ['/blog/', undefined],
])('%s belongs to %s', (path, key) => {
  expect(findArea(path)?.key).toBe(key)
})
