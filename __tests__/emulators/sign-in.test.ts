import { decodeJwt, decodeProtectedHeader } from 'jose'
import { createEmulators, type Emulators } from '../../emulators/create-emulators'
import { createVisitor, redirectUri, returned } from './support/create-visitor'

let emulators: Emulators
beforeAll(async () => (emulators = await createEmulators({ port: 0 })))
afterAll(() => emulators.stop())
afterEach(() => Object.assign(emulators.settings, { accessTokenSeconds: 3600, allowRefresh: true }))

const apiScope = () => `api://${emulators.sample.apiClientId}/access_as_user`
const [nora, , ben] = [0, 1, 2]

test('a sign-in returns to the site with code and state, and the code can be exchanged for tokens', async () => {
  const visitor = createVisitor(emulators)
  const page = await visitor.authorize()
  expect(page.status).toBe(200)
  const back = await visitor.pick(page, emulators.sample.accounts[nora]?.oid ?? '')
  expect(returned(back)).toMatchObject({ at: redirectUri, state: 'state-of-the-site' })

  const tokens = await visitor.exchange(back, 'openid profile offline_access User.Read')
  expect(tokens).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: expect.any(String) as string,
  })
  const { sample, origin } = emulators
  expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({
    iss: `${origin}/${sample.tenantId}/v2.0`,
    aud: sample.clientId,
    nonce: 'nonce-of-the-site',
    oid: sample.accounts[nora]?.oid,
    tid: sample.tenantId,
    name: 'Nora Lindqvist',
    preferred_username: 'nora.lindqvist@firm.example',
    ver: '2.0',
  })
  expect(JSON.parse(Buffer.from(tokens.client_info ?? '', 'base64url').toString())).toEqual({
    uid: sample.accounts[nora]?.oid,
    utid: sample.tenantId,
  })
})

test('the code can be exchanged once', async () => {
  const visitor = createVisitor(emulators)
  const back = await visitor.pick(await visitor.authorize(), emulators.sample.accounts[nora]?.oid ?? '')
  expect(await visitor.exchange(back, 'openid User.Read')).toHaveProperty('access_token')
  expect(await visitor.exchange(back, 'openid User.Read')).toMatchObject({ error: 'invalid_grant' })
})

test('a refresh returns a token for the backend, with the email in its original case', async () => {
  const visitor = createVisitor(emulators)
  const { refresh_token: refreshToken = '' } = await visitor.signIn(ben)
  const { access_token: token = '', scope } = await visitor.refresh(
    refreshToken,
    `${apiScope()} openid profile offline_access`,
  )
  const { sample, origin } = emulators
  expect(scope).toBe(apiScope())
  expect(decodeProtectedHeader(token)).toEqual({
    alg: 'RS256',
    typ: 'JWT',
    kid: expect.any(String) as string,
  })
  const claims = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: `${origin}/${sample.tenantId}/v2.0`,
    aud: sample.apiClientId,
    azp: sample.clientId,
    scp: 'access_as_user',
    oid: sample.accounts[ben]?.oid,
    tid: sample.tenantId,
    name: 'Ben Okafor',
    preferred_username: 'Ben.Okafor@firm.example',
    ver: '2.0',
  })
  expect(claims).not.toHaveProperty('scope')
  expect(claims).not.toHaveProperty('client_id')
})

test('an account that was created again has the email of the former, and another id', async () => {
  const again = emulators.sample.accounts.findIndex(({ name }) => name === 'B. Okafor')
  const claimsOf = async (place: number) =>
    decodeJwt((await createVisitor(emulators).signIn(place)).id_token ?? '')
  const [former, next] = [await claimsOf(ben), await claimsOf(again)]
  expect(next['preferred_username']).toBe(former['preferred_username'])
  expect(next['oid']).not.toBe(former['oid'])
})

test('tokens say who is a guest, and of which tenant', async () => {
  const guest = emulators.sample.accounts.findIndex((account) => account.guest)
  const tokenOf = async (place: number) => {
    const visitor = createVisitor(emulators)
    const { refresh_token: refreshToken = '' } = await visitor.signIn(place)
    const { access_token: token = '' } = await visitor.refresh(refreshToken, apiScope())
    return decodeJwt(token)
  }
  expect(await tokenOf(guest)).toMatchObject({
    acct: 1,
    idp: expect.stringMatching(/^https:\/\/sts\.windows\.net\/(?!5c1f3a52)/) as string,
  })
  const member = await tokenOf(nora)
  expect(member).toMatchObject({ acct: 0 })
  expect(member).not.toHaveProperty('idp')
})

test('simultaneous refreshes for Graph and the backend both succeed, repeatedly', async () => {
  const visitor = createVisitor(emulators)
  const { refresh_token: refreshToken = '' } = await visitor.signIn(nora)
  for (const _round of [1, 2]) {
    const answers = await Promise.all([
      visitor.refresh(refreshToken, 'User.Read User.ReadBasic.All openid profile offline_access'),
      visitor.refresh(refreshToken, `${apiScope()} openid profile offline_access`),
    ])
    expect(answers.map(({ access_token: token = '' }) => decodeJwt(token).aud)).toEqual([
      'https://graph.microsoft.com',
      emulators.sample.apiClientId,
    ])
  }
})

test('a test can expire all refresh tokens', async () => {
  const visitor = createVisitor(emulators)
  const { refresh_token: refreshToken = '' } = await visitor.signIn(nora)
  emulators.settings.allowRefresh = false
  expect(await visitor.refresh(refreshToken, 'User.Read openid offline_access')).toMatchObject({
    error: 'invalid_grant',
    error_description: expect.stringContaining('AADSTS700084') as string,
  })
  emulators.settings.allowRefresh = true
  expect(await visitor.refresh(refreshToken, 'User.Read openid offline_access')).toHaveProperty(
    'access_token',
  )
})

test('a test can set the lifetime of tokens', async () => {
  emulators.settings.accessTokenSeconds = 7
  const { access_token: token = '', expires_in: expiresIn } = await createVisitor(emulators).signIn(nora)
  const { iat = 0, exp = 0 } = decodeJwt(token)
  expect([expiresIn, exp - iat]).toEqual([7, 7])
})

test('cancelling returns access_denied', async () => {
  const visitor = createVisitor(emulators)
  const back = await visitor.pick(await visitor.authorize(), '')
  expect(returned(back)).toMatchObject({
    at: redirectUri,
    error: 'access_denied',
    state: 'state-of-the-site',
    error_description: expect.stringContaining('AADSTS65004') as string,
  })
})

test('a silent sign-in succeeds with a session and returns login_required without one', async () => {
  const visitor = createVisitor(emulators)
  const before = returned(await visitor.authorize({ prompt: 'none' }))
  expect(before).toMatchObject({ at: redirectUri, error: 'login_required' })
  await visitor.signIn(nora)
  const silent = await visitor.authorize({ prompt: 'none', login_hint: 'Nora.Lindqvist@firm.example' })
  expect(silent.headers.get('x-frame-options')).toBeNull()
  const { id_token: idToken = '' } = await visitor.exchange(silent, 'openid profile User.Read')
  expect(decodeJwt(idToken).name).toBe('Nora Lindqvist')
})

test('a silent sign-in for another account than the session’s returns login_required', async () => {
  const visitor = createVisitor(emulators)
  await visitor.signIn(nora)
  const silent = await visitor.authorize({ prompt: 'none', login_hint: 'mei.tanaka@firm.example' })
  expect(returned(silent)).toMatchObject({ error: 'login_required' })
})

test('select_account shows the account page despite a session, and says who is signed in', async () => {
  const visitor = createVisitor(emulators)
  await visitor.signIn(nora)
  const page = await visitor.authorize({ prompt: 'select_account' })
  expect((await page.text()).replace(/\s+/g, ' ')).toMatch(
    /Nora Lindqvist<\/span> <span class="role"> ?<span class="current">Signed in/,
  )
})

test.each([
  'http://localhost:4321/auth/redirect',
  'http://localhost:4321/elsewhere/',
  'http://localhost:4321/auth/redirect/?next=1',
  'http://someone@localhost:4321/auth/redirect/',
  'https://localhost:4321/auth/redirect/',
  'http://192.0.2.1:4321/auth/redirect/',
  'http://localhost.example.com/auth/redirect/',
  'not an address',
])('never redirects to %s', async (address) => {
  const page = await createVisitor(emulators).authorize({ redirect_uri: address })
  expect([page.status, page.headers.get('location')]).toEqual([400, null])
  expect(await page.text()).toContain('Invalid redirect URI')
})

test.each(['http://localhost:1/auth/redirect/', 'http://127.0.0.1:65535/auth/redirect/'])(
  'a site on any port of this machine may sign in: %s',
  async (address) => {
    const visitor = createVisitor(emulators)
    await visitor.signIn(nora)
    expect(returned(await visitor.authorize({ redirect_uri: address, prompt: 'none' }))).toMatchObject({
      at: address,
      code: expect.any(String) as string,
    })
  },
)

test('rejects an unknown application', async () => {
  const page = await createVisitor(emulators).authorize({ client_id: emulators.sample.tenantId })
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('Unknown application')
})

test('rejects a sign-in without PKCE', async () => {
  const back = await createVisitor(emulators).authorize({ code_challenge: '', code_challenge_method: '' })
  expect(returned(back)).toMatchObject({ error: 'invalid_request' })
})

test('a page of another machine gets no tokens', async () => {
  const { origin, sample } = emulators
  const response = await fetch(`${origin}/${sample.tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { origin: 'https://site.example' },
    body: new URLSearchParams({
      client_id: sample.clientId,
      grant_type: 'refresh_token',
      refresh_token: 'x',
    }),
  })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([400, null])
  expect(await response.json()).toMatchObject({ error: 'invalid_request' })
})

test('an expired account page says what to do', async () => {
  const page = await createVisitor(emulators).open('/pick-account/unknown')
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('Close this window and sign in again')
})
