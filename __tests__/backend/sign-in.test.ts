import { planSignIn } from '../../backend/auth/plan-sign-in'
import { ErrorSchema } from '../../contract/error'
import { SignInSettingsSchema } from '../../contract/sign-in'
import { hosting } from './support/make-site'
import { openApp } from './support/open-app'
import { registrations } from './support/token-issuer'

const { tenantId, clientId, apiClientId } = registrations

test('uses Microsoft with Entra ID', () => {
  const { settings, tokens } = planSignIn(registrations)
  expect(SignInSettingsSchema.parse(settings)).toEqual({
    clientId,
    authority: `https://login.microsoftonline.com/${tenantId}`,
    apiScope: `api://${apiClientId}/access_as_user`,
    graphUrl: 'https://graph.microsoft.com/v1.0',
    emulated: null,
  })
  expect(tokens).toEqual({
    issuer: `https://login.microsoftonline.com/${tenantId}/v2.0`,
    audience: [apiClientId, `api://${apiClientId}`],
    tenantId,
    clientId,
    allowGuests: false,
    keysUrl: `https://login.microsoftonline.com/${tenantId}/discovery/v2.0/keys`,
  })
})

test('uses the emulators when configured, under an https name that is never called', () => {
  const { settings, tokens } = planSignIn({ ...registrations, emulatorsUrl: 'http://localhost:8002' })
  const provider = `http://localhost:8002/${tenantId}`
  expect(SignInSettingsSchema.parse(settings)).toEqual({
    clientId,
    authority: `https://localhost:8002/${tenantId}`,
    apiScope: `api://${apiClientId}/access_as_user`,
    graphUrl: 'http://localhost:8002/v1.0',
    emulated: {
      knownAuthority: 'localhost:8002',
      metadata: {
        issuer: `${provider}/v2.0`,
        authorization_endpoint: `${provider}/oauth2/v2.0/authorize`,
        token_endpoint: `${provider}/oauth2/v2.0/token`,
        end_session_endpoint: `${provider}/oauth2/v2.0/logout`,
        jwks_uri: `${provider}/discovery/v2.0/keys`,
      },
    },
  })
  expect([tokens.issuer, tokens.keysUrl]).toEqual([`${provider}/v2.0`, `${provider}/discovery/v2.0/keys`])
})

test('GET /api/sign-in is public', async () => {
  const signIn = planSignIn(registrations)
  const open = await openApp({ signIn })
  const answer = await open.app.inject('/api/sign-in')
  expect([answer.statusCode, answer.json()]).toEqual([200, signIn.settings])
  await open.close()
})

test('endpoints that need sign-in explain how to configure it', async () => {
  const open = await openApp()
  for (const url of ['/api/sign-in', '/api/employee', '/api/admin/employees']) {
    const answer = await open.app.inject({ url, headers: { authorization: 'Bearer x' } })
    expect([answer.statusCode, ErrorSchema.parse(answer.json())]).toEqual([
      503,
      {
        code: 'sign_in_not_configured',
        message:
          'Sign-in isn’t set up. Set ENTRA_TENANT_ID, ENTRA_CLIENT_ID and ENTRA_API_CLIENT_ID, then restart the backend.',
      },
    ])
  }
  await open.close()
})

test('pages may call and frame the emulators when configured, and nothing new otherwise', async () => {
  const policy = "default-src 'self'; connect-src 'self'; frame-src 'none'"
  const settings = { ...hosting, headers: { ...hosting.headers, 'content-security-policy': policy } }
  const own = await openApp({ hosting: settings })
  const emulated = await openApp({ hosting: settings, emulatorsUrl: 'http://localhost:8002' })
  const policyOf = async ({ app }: typeof own, url: string) =>
    (await app.inject(url)).headers['content-security-policy']
  for (const url of ['/about/', '/nothing/', '/%']) {
    expect(await policyOf(own, url)).toBe(policy)
    expect(await policyOf(emulated, url)).toBe(
      "default-src 'self'; connect-src 'self' http://localhost:8002; frame-src http://localhost:8002",
    )
  }
  await own.close()
  await emulated.close()
})
