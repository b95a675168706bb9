import { SignJWT, type JWTPayload } from 'jose'
import { claimsOf, createKey, type TokenIssuer } from '../../../__tests__/backend/support/token-issuer'

/** Values of the header `authorization` that must be refused. @param email A person who may do everything. */
export async function forgeTokens(issuer: TokenIssuer, email: string): Promise<[string, ...string[]]> {
  const { key, plan } = issuer
  const other = await createKey()
  const claims = claimsOf(plan, email)
  const now = Math.floor(Date.now() / 1000)
  const genuine = await issuer.tokenFor(email)
  const [head = '', body = '', signature = ''] = genuine.split('.')
  const signed = (header: Record<string, string>, payload: JWTPayload = claims) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', ...header }).sign(other.privateKey)
  const secret = new TextEncoder().encode(JSON.stringify(key.jwk))
  const bySecret = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret)

  const signedOtherwise = await Promise.all([
    bySecret,
    ...[key.kid, other.kid, '../../keys', "' or 1=1", ''].map((kid) => signed({ kid })),
    signed({ kid: other.kid, jku: 'http://127.0.0.1:1/keys' }),
    issuer.tokenFor(email, { iss: 'https://evil.example/v2.0' }),
    issuer.tokenFor(email, { aud: '44444444-4444-4444-8444-444444444444' }),
    issuer.tokenFor(email, { aud: ['a', 'b'] }),
    issuer.tokenFor(email, { exp: now - 60 }),
    issuer.tokenFor(email, { nbf: now + 3_600 }),
    issuer.tokenFor(email, { exp: undefined }),
    issuer.tokenFor(email, { tid: '55555555-5555-4555-8555-555555555555' }),
    issuer.tokenFor(email, { azp: undefined }),
    issuer.tokenFor(email, { scp: 'openid' }),
    issuer.tokenFor(email, { scp: undefined }),
    issuer.tokenFor(email, { oid: 'another account' }),
    issuer.tokenFor(email, { preferred_username: `${email}\0` }),
    issuer.tokenFor(email, { preferred_username: 'x'.repeat(3_000) }),
    issuer.tokenFor('nobody@firm.example'),
  ])
  const written = [
    ...[{ alg: 'none' }, { alg: 'None', kid: key.kid }].map((header) => `${encode(header)}.${body}.`),
    `${encode({ alg: 'none' })}.${body}.${signature}`,
    `${encode({ alg: 'RS256', jwk: other.jwk })}.${(await signed({ kid: key.kid })).split('.').slice(1).join('.')}`,
    ...[genuine.slice(0, -4), `${genuine}x`, `${head}.${body}`, `${head}.${body}.`, `${head}..${signature}`],
    `${head}.${encode({ ...claims, name: 'Somebody else' })}.${signature}`,
    ...['a.b.c', '..', '.', 'null', `${'a'.repeat(4_000)}.b.c`, `${encode([])}.${encode('')}.x`],
  ]
  return [
    genuine,
    ...[...signedOtherwise, ...written].map((token) => `Bearer ${token}`),
    ...[
      'Bearer',
      'Bearer ',
      `Basic ${genuine}`,
      `bearer\t${genuine.slice(9)}`,
      `Bearer ${genuine} ${genuine}`,
    ],
  ]
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
