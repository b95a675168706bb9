import { roleNames, type Role } from '../../../contract/permissions'
import {
  areasFor,
  findArea,
  findCurrentArea,
  internalAreas,
  startOf,
} from '../../../src/config/internal-areas'

const employee = ['employee', 'my-posts', 'calendar']
const inquiries = ['inquiries']
const hiring = ['applicants', 'calendar', 'jobs']
const content = ['comments', 'posts', 'case-studies', 'jobs', 'people', 'media', 'pages', 'seo']

test.each<[Role[], readonly string[]]>([
  [[], []],
  [['employee'], employee],
  [['support'], ['employee', ...inquiries]],
  [['recruiter'], ['employee', ...hiring]],
  [['editor'], [...employee, ...content]],
  [
    ['support', 'recruiter'],
    ['employee', ...inquiries, ...hiring],
  ],
  [
    ['employee', 'support', 'recruiter', 'editor'],
    [...employee, ...inquiries, 'applicants', ...content],
  ],
  [['admin'], internalAreas.map(({ key }) => key)],
])('with %j one may open %j', (roles, keys) => {
  expect(
    areasFor(roles)
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...keys].sort())
})

test.each(roleNames)('the start page of the role %s is an area they may open', (role) => {
  expect(areasFor([role]).map(({ href }) => href)).toContain(startOf([role]))
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

test.each([
  ['/admin/', 'admin'],
  ['/employee', 'employee'],
  ['/admin/seo/', 'seo'],
  ['/admin/search/', undefined],
  ['/employee/notifications/', undefined],
])('at %s the navigation shows %s as the current area', (path, key) => {
  expect(findCurrentArea(path)?.key).toBe(key)
})
