import { importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import type { Sample } from '../sample.schema'
import type { Tenant } from '../tenant'
import { claimsOf } from './claims'
import type { SigningKey } from './create-signing-key'

/** How a token differs from the provider's own for the backend. */
export interface TokenOverrides {
  /** Email of a sample account, in any case; default: the first account. */
  account?: string
  /** Claims that replace the usual ones; undefined omits one. */
  claims?: Record<string, unknown>
  /** Over { alg: "RS256", typ: "JWT", kid }; alg "none" leaves the token unsigned. */
  header?: { alg?: string; typ?: string; kid?: string }
  /** Default: the provider's own. */
  key?: SigningKey
}

/** Signs an access token for the backend without a sign-in, for tests of token validation. */
export async function issueToken(
  tenant: Tenant,
  current: SigningKey,
  overrides: TokenOverrides,
): Promise<string> {
  const { claims, header, key = current } = overrides
  const payload = {
    ...usualClaims(tenant, findPerson(tenant.sample, overrides.account)),
    ...claims,
  } as JWTPayload
  if (header?.alg === 'none') return new UnsecuredJWT(payload).encode()
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
    .sign(await importJWK(key.jwk, 'RS256'))
}

function usualClaims({ addresses, sample, settings }: Tenant, account: Sample['accounts'][number]) {
  const now = Math.floor(Date.now() / 1000)
  return {
    ...claimsOf(account, sample),
    iss: addresses.issuer,
    aud: sample.apiClientId,
    azp: sample.clientId,
    azpacr: '0',
    scp: 'access_as_user',
    iat: now,
    nbf: now,
    exp: now + settings.accessTokenSeconds,
  }
}

function findPerson({ accounts }: Sample, email: string | undefined) {
  const [first] = accounts
  const found =
    email === undefined ? first : accounts.find((it) => it.email.toLowerCase() === email.toLowerCase())
  if (!found) throw new Error(`There is no sample account "${email ?? ''}": see emulators/sample.json.`)
  return found
}
