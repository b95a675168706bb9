import { createEmulators, type Emulators } from '../../emulators/create-emulators'
import { planAddresses } from '../../emulators/entra/plan-addresses'
import { createVisitor, redirectUri, returned, type Visitor } from './support/create-visitor'

let emulators: Emulators
beforeAll(async () => (emulators = await createEmulators({ port: 0 })))
afterAll(() => emulators.stop())

function signOut(visitor: Visitor, fields: Record<string, string>): Promise<Response> {
  const { endSession } = planAddresses(emulators.origin, emulators.sample.tenantId)
  return visitor.open(`${endSession}?${new URLSearchParams(fields).toString()}`)
}

test('ends the session and returns to the site without a question', async () => {
  const visitor = createVisitor(emulators)
  await visitor.signIn(0)
  const back = await signOut(visitor, { post_logout_redirect_uri: redirectUri, state: 'out' })
  expect([back.status, returned(back)]).toEqual([303, { at: redirectUri, state: 'out' }])
  expect(returned(await visitor.authorize({ prompt: 'none' }))).toMatchObject({ error: 'login_required' })
})

test('returns to the site without a session too', async () => {
  const back = await signOut(createVisitor(emulators), { post_logout_redirect_uri: redirectUri })
  expect(returned(back)).toEqual({ at: redirectUri })
})

test('shows a confirmation without a return address', async () => {
  const visitor = createVisitor(emulators)
  await visitor.signIn(0)
  const page = await signOut(visitor, {})
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Signed out</h1>')])
  expect(returned(await visitor.authorize({ prompt: 'none' }))).toMatchObject({ error: 'login_required' })
})

test('never redirects elsewhere', async () => {
  const visitor = createVisitor(emulators)
  await visitor.signIn(0)
  const page = await signOut(visitor, { post_logout_redirect_uri: 'https://example.com/auth/redirect/' })
  expect([page.status, page.headers.get('location')]).toEqual([400, null])
  expect(await page.text()).toContain('post_logout_redirect_uri not registered')
})
