import type { SignInSettings } from '../../../../../contract/sign-in'
import { SignInError } from '../../../../../src/features/auth/session/sign-in-failure'
import { planMsalConfiguration } from '../../../../../src/features/auth/sign-in/msal-configuration'

const tenant = '00000000-0000-4000-8000-000000000001'
const real: SignInSettings = {
  clientId: '00000000-0000-4000-8000-000000000002',
  authority: `https://login.microsoftonline.com/${tenant}`,
  apiScope: 'api://00000000-0000-4000-8000-000000000003/access_as_user',
  graphUrl: 'https://graph.microsoft.com/v1.0',
  emulated: null,
}
const metadata = {
  issuer: `http://localhost:8002/${tenant}/v2.0`,
  authorization_endpoint: 'http://localhost:8002/authorize',
  token_endpoint: 'http://localhost:8002/token',
  end_session_endpoint: 'http://localhost:8002/logout',
  jwks_uri: 'http://localhost:8002/keys',
}
const emulated: SignInSettings = {
  ...real,
  authority: `https://localhost:8002/${tenant}`,
  emulated: { knownAuthority: 'localhost:8002', metadata },
}

test('names a real tenant by its address alone, and keeps tokens in the tab', () => {
  const { auth, cache, system } = planMsalConfiguration(real, 'https://www.example.com')
  expect(auth).toEqual({
    clientId: real.clientId,
    authority: real.authority,
    redirectUri: 'https://www.example.com/auth/redirect/',
    postLogoutRedirectUri: 'https://www.example.com/auth/redirect/',
  })
  expect(cache).toEqual({ cacheLocation: 'sessionStorage' })
  expect(system?.protocolMode).toBe('AAD')
})

test('allows Microsoft’s window to stay open longer than MSAL’s default of a minute', () => {
  const { system } = planMsalConfiguration(real, 'https://www.example.com')
  expect(system?.popupBridgeTimeout).toBeGreaterThan(5 * 60_000)
})

test.each(['http://localhost:8000', 'http://127.0.0.1:8000'])('uses the emulator at %s', (origin) => {
  const { auth } = planMsalConfiguration(emulated, origin)
  expect(auth.knownAuthorities).toEqual(['localhost:8002'])
  expect(JSON.parse(auth.authorityMetadata ?? '')).toEqual(metadata)
})

test.each(['https://www.example.com', 'http://192.168.1.20:8000', 'https://localhost.example.com'])(
  'refuses the emulator at %s, and says what to do',
  (origin) => {
    const plan = () => planMsalConfiguration(emulated, origin)
    expect(plan).toThrow(SignInError)
    expect(plan).toThrow('Remove EMULATORS_URL')
  },
)
