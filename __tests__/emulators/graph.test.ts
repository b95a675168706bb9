import sharp from 'sharp'
import { createEmulators, type Emulators } from '../../emulators/create-emulators'
import { createSigningKey } from '../../emulators/entra/create-signing-key'
import { createVisitor } from './support/create-visitor'

let emulators: Emulators
beforeAll(async () => (emulators = await createEmulators({ port: 0 })))
afterAll(() => emulators.stop())

const photo = '/me/photo/$value'
const graph = { aud: 'https://graph.microsoft.com', scp: 'User.Read User.ReadBasic.All' }

const tokenOf = async (place: number) => (await createVisitor(emulators).signIn(place)).access_token ?? ''

function call(path: string, token: string | undefined, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return fetch(`${emulators.origin}/v1.0${path}`, { ...init, headers })
}

async function refusal(response: Response): Promise<[number, string | undefined]> {
  const { error } = (await response.json()) as { error?: { code?: string; message?: string } }
  expect(error?.message).toBeTruthy()
  return [response.status, error?.code]
}

test('/me returns the signed-in user', async () => {
  const response = await call('/me', await tokenOf(2))
  expect(await response.json()).toEqual({
    id: emulators.sample.accounts[2]?.oid,
    displayName: 'Ben Okafor',
    userPrincipalName: 'Ben.Okafor@firm.example',
    mail: 'Ben.Okafor@firm.example',
    jobTitle: 'Data consultant',
  })
})

test.each([photo, encodeURI('/me/photo/').concat('%24value'), `${photo}?size=1`])(
  '%s is a picture of 240 by 240',
  async (path) => {
    const response = await call(path, await tokenOf(0))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([format, width, height]).toEqual(['png', 240, 240])
  },
)

test('every account has a distinct, stable photo', async () => {
  const pictures = []
  for (const place of [0, 1, 3, 0]) {
    const response = await call(photo, await tokenOf(place))
    pictures.push(Buffer.from(await response.arrayBuffer()).toString('base64'))
  }
  expect(new Set(pictures).size).toBe(3)
  expect(pictures[3]).toBe(pictures[0])
})

test('the photo of another account is found by its user name, in any case', async () => {
  const token = await tokenOf(0)
  const own = await call(photo, await tokenOf(1))
  const email = emulators.sample.accounts[1]?.email ?? ''
  const seen = await call(`/users/${encodeURIComponent(email.toUpperCase())}/photos/64x64/$value`, token)
  expect(seen.status).toBe(200)
  expect(await seen.arrayBuffer()).toEqual(await own.arrayBuffer())
  const missing = await call('/users/nobody%40firm.example/photos/64x64/$value', token)
  expect(await refusal(missing)).toEqual([404, 'ImageNotFound'])
})

test('an account without photo gets ImageNotFound', async () => {
  expect(await refusal(await call(photo, await tokenOf(2)))).toEqual([404, 'ImageNotFound'])
})

test.each<[string, () => Promise<string | undefined>]>([
  ['without token', () => Promise.resolve(undefined)],
  ['with something else', () => Promise.resolve('not-a-token')],
  ['with a token for the backend', () => emulators.issueToken()],
  ['with an expired token', () => emulators.issueToken({ claims: { ...graph, exp: 1_700_000_000 } })],
  ['with a token that never expires', () => emulators.issueToken({ claims: { ...graph, exp: undefined } })],
  [
    'with a token of another issuer',
    () => emulators.issueToken({ claims: { ...graph, iss: 'https://x.example' } }),
  ],
  ['with a token nobody signed', () => emulators.issueToken({ claims: graph, header: { alg: 'none' } })],
  [
    'with a token of another key',
    async () => emulators.issueToken({ claims: graph, key: await createSigningKey() }),
  ],
])('%s Graph answers 401', async (_name, token) => {
  const response = await call('/me', await token())
  expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
  expect(await refusal(response)).toEqual([401, 'InvalidAuthenticationToken'])
})

test('messages distinguish a wrong audience from an expired token', async () => {
  const message = async (token: string) =>
    ((await (await call('/me', token)).json()) as { error: { message: string } }).error.message
  expect(await message(await emulators.issueToken())).toContain('Invalid audience')
  expect(await message(await emulators.issueToken({ claims: { ...graph, exp: 1 } }))).toContain('expired')
})

test('a token without User.Read is not enough', async () => {
  const token = await emulators.issueToken({ claims: { ...graph, scp: 'User.ReadBasic.All' } })
  expect(await refusal(await call('/me', token))).toEqual([403, 'Authorization_RequestDenied'])
})

test('unsupported requests are rejected in the manner of Graph', async () => {
  const token = await emulators.issueToken({ claims: graph })
  expect(await refusal(await call('/me/messages', token))).toEqual([400, 'BadRequest'])
  expect(await refusal(await call('/me', token, { method: 'DELETE' }))).toEqual([405, 'Request_BadRequest'])
  const stranger = await emulators.issueToken({ claims: { ...graph, oid: emulators.sample.tenantId } })
  expect(await refusal(await call('/me', stranger))).toEqual([404, 'Request_ResourceNotFound'])
  expect(await refusal(await call('/me%E0%A4%A', token))).toEqual([400, 'BadRequest'])
})

test.each([
  ['http://localhost:4321', 'http://localhost:4321'],
  ['http://127.0.0.1:4321', 'http://127.0.0.1:4321'],
  ['https://site.example', null],
])('pages of %s may call Graph: %s', async (origin, allowed) => {
  const ask = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
  const before = await call(photo, undefined, { method: 'OPTIONS', headers: { origin, ...ask } })
  expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, allowed])
  if (allowed !== null) expect(before.headers.get('access-control-allow-headers')).toContain('authorization')
  const refused = await call(photo, undefined, { headers: { origin } })
  expect(refused.headers.get('access-control-allow-origin')).toBe(allowed)
})
