import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose'
import { createEmulators, type Emulators } from '../../emulators/create-emulators'
import { createVisitor } from './support/create-visitor'

let emulators: Emulators
beforeEach(async () => (emulators = await createEmulators({ port: 0 })))
afterEach(() => emulators.stop())

interface Discovery {
  issuer: string
  jwks_uri: string
  authorization_endpoint: string
  token_endpoint: string
  end_session_endpoint: string
}

async function discover(): Promise<Discovery> {
  const { origin, sample } = emulators
  const response = await fetch(`${origin}/${sample.tenantId}/v2.0/.well-known/openid-configuration`)
  return (await response.json()) as Discovery
}

async function publishedKids(): Promise<unknown[]> {
  const { keys } = (await (await fetch((await discover()).jwks_uri)).json()) as JSONWebKeySet
  return keys.map(({ kid }) => kid)
}

const kidOf = (token = '') => decodeProtectedHeader(token).kid

/** Like a backend without cached keys. */
async function isAccepted(token: string): Promise<boolean> {
  const { issuer, jwks_uri: keys } = await discover()
  const wanted = { issuer, audience: emulators.sample.apiClientId, algorithms: ['RS256'] }
  return jwtVerify(token, createRemoteJWKSet(new URL(keys)), wanted).then(
    () => true,
    () => false,
  )
}

test('the discovery document has Entra’s URLs', async () => {
  const tenant = `${emulators.origin}/${emulators.sample.tenantId}`
  expect(await discover()).toMatchObject({
    issuer: `${tenant}/v2.0`,
    authorization_endpoint: `${tenant}/oauth2/v2.0/authorize`,
    token_endpoint: `${tenant}/oauth2/v2.0/token`,
    end_session_endpoint: `${tenant}/oauth2/v2.0/logout`,
    jwks_uri: `${tenant}/discovery/v2.0/keys`,
  })
})

test('no private part of a key is published', async () => {
  const { keys } = (await (await fetch((await discover()).jwks_uri)).json()) as JSONWebKeySet
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

test('a token from a sign-in and one issued for a test have the same claims and are both accepted', async () => {
  const visitor = createVisitor(emulators)
  const { refresh_token: refreshToken = '' } = await visitor.signIn(1)
  const scope = `api://${emulators.sample.apiClientId}/access_as_user openid`
  const { access_token: real = '' } = await visitor.refresh(refreshToken, scope)
  const issued = await emulators.issueToken({ account: 'MEI.TANAKA@firm.example' })
  expect([await isAccepted(real), await isAccepted(issued)]).toEqual([true, true])
  const timeless = (token: string) => ({ ...decodeJwt(token), jti: 0, iat: 0, nbf: 0, exp: 0 })
  expect(timeless(issued)).toEqual(timeless(real))
  expect(kidOf(issued)).toBe(kidOf(real))
})

test('a test can change or omit any claim, the header and the key', async () => {
  const token = await emulators.issueToken({
    claims: { aud: 'another', scp: undefined, extra: 1 },
    header: { typ: 'at+jwt', kid: 'unknown' },
  })
  expect(decodeJwt(token)).toMatchObject({ aud: 'another', extra: 1 })
  expect(decodeJwt(token)).not.toHaveProperty('scp')
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: 'unknown' })
  await expect(emulators.issueToken({ account: 'nobody@firm.example' })).rejects.toThrow('no sample account')
})

test('rotation replaces the key, and tokens of the old one are no longer accepted', async () => {
  const [before] = await publishedKids()
  const old = await emulators.issueToken()
  await emulators.rotateKeys()
  const after = await publishedKids()
  expect(after).toHaveLength(1)
  expect(after).not.toContain(before)
  expect([await isAccepted(old), await isAccepted(await emulators.issueToken())]).toEqual([false, true])
})

test('rotation can keep the old key for existing tokens while the new one signs', async () => {
  const [before] = await publishedKids()
  const old = await emulators.issueToken()
  await emulators.rotateKeys({ keepOld: true })
  const kids = await publishedKids()
  expect(kids).toHaveLength(2)
  expect(kids).toContain(before)
  const { id_token: idToken } = await createVisitor(emulators).signIn(0)
  expect(kidOf(idToken)).not.toBe(before)
  expect([await isAccepted(old), await isAccepted(await emulators.issueToken())]).toEqual([true, true])
})

test('sessions and refresh tokens survive a rotation', async () => {
  const visitor = createVisitor(emulators)
  const { refresh_token: refreshToken = '', id_token: first } = await visitor.signIn(0)
  await emulators.rotateKeys()
  const { id_token: second } = await visitor.refresh(refreshToken, 'User.Read openid offline_access')
  expect(kidOf(second)).not.toBe(kidOf(first))
  const silent = await visitor.authorize({ prompt: 'none' })
  expect(await visitor.exchange(silent, 'User.Read openid')).toHaveProperty('access_token')
})
