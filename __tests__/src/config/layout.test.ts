import { layoutFor, layoutOfMissing } from '../../../src/config/layout'

describe('the header', () => {
  test.each([
    '/admin/',
    '/admin/seo/',
    '/employee/',
    '/employee/post-blog/',
    '/auth/admin/',
    '/auth/employee/',
  ])('is hidden on %s', (path) => expect(layoutFor(path).header).toBe(false))

  test.each(['/admin', '/employee', '/auth/admin', '/auth/employee'])(
    'is hidden on %s, without a trailing slash too',
    (path) => expect(layoutFor(path).header).toBe(false),
  )

  test.each(['/administration/', '/employees/', '/auth/admin/'])(
    'is hidden on %s, since paths are matched by prefix',
    (path) => expect(layoutFor(path).header).toBe(false),
  )

  test.each([
    '/',
    '/about/',
    '/auth/login/',
    '/auth/',
    '/blog/admin/',
    '/career/employee/',
    '/services/',
    '/404.html',
  ])('is shown on %s', (path) => expect(layoutFor(path).header).toBe(true))
})

test.each(['/admin/no-such-page/', '/employee/no-such-page/', '/auth/admin/login/', '/adminfoo/'])(
  'a wrong address such as %s has neither header nor footer, and needs no sign-in',
  (path) => expect(layoutOfMissing(path)).toMatchObject({ header: false, footer: false, workspace: false }),
)

describe('the footer', () => {
  test.each(['/services/', '/technologies/', '/auth/login/', '/services', '/technologies', '/auth/login'])(
    'is hidden on %s',
    (path) => expect(layoutFor(path).footer).toBe(false),
  )

  test.each(['/admin/', '/admin/jobs/', '/employee/', '/auth/admin/', '/auth/employee/'])(
    'is hidden with the header on %s',
    (path) => expect(layoutFor(path).footer).toBe(false),
  )

  test.each([
    '/',
    '/services/strategic-consulting/',
    '/services/x/',
    '/technologies/low-code-innovation/nintex/',
    '/solutions/',
    '/auth/login/help/',
    '/blog/services/',
  ])('is shown on %s', (path) => expect(layoutFor(path).footer).toBe(true))
})

test.each([
  ['/services/', true],
  ['/technologies', true],
  ['/services/strategic-consulting/', false],
  ['/auth/login/', false],
  ['/', false],
])('%s ends in the small print alone: %s', (path, expected) =>
  expect(layoutFor(path).smallPrint).toBe(expected),
)

describe('the header before scrolling', () => {
  test.each(['/', '/services/', '/technologies/', '/services', '/technologies'])(
    'is in home style on %s',
    (path) => expect(layoutFor(path).headerStyle).toBe('home'),
  )

  test.each([
    '/solutions/',
    '/services/x/',
    '/technologies/data-intelligence/',
    '/about/',
    '/home/',
    '/blog/services/',
  ])('is plain on %s', (path) => expect(layoutFor(path).headerStyle).toBe('plain'))
})
