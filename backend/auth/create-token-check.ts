import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { EmailSchema } from '../../contract/employee'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'
import { explainTokenError, notAccepted } from './explain-token-error'
import { scope, type TokenWishes } from './plan-sign-in'

/** Who a token was given to. */
export interface Identity {
  /** User name of the Microsoft account, compared without regard to case. */
  email: string
  /** Object id of the account in its tenant. */
  oid: string
  /** As colleagues see it; the address where the token has none. */
  name: string
}

/** @throws ServiceError that says what is wrong with the token, or `keys_unavailable`. */
export type CheckToken = (token: string) => Promise<Identity>

const ClaimsSchema = z.object({
  preferred_username: EmailSchema,
  oid: z.string().min(1),
  name: z.string().optional(),
})

/** How far the clocks of two machines may differ. */
const clockToleranceSeconds = 5
/** Keys are asked for again at least this often, and when a token names one that is not known. */
const keysKeptMs = 60 * 60 * 1000

/**
 * Checks access tokens of Entra ID: signature, issuer, audience, time, tenant and scope.
 *
 * @param keysCooldownMs Unknown keys do not lead to another look within this time; default 30 seconds.
 */
export function createTokenCheck(wishes: TokenWishes, keysCooldownMs = 30_000): CheckToken {
  const { issuer, audience, tenantId, keysUrl } = wishes
  const findKey = createKeySearch(new URL(keysUrl), keysCooldownMs)

  return async (token) => {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['RS256'],
      issuer,
      audience,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      throw explainTokenError(error)
    })
    if (payload.tid !== tenantId) throw notAccepted()
    if (!scopesOf(payload).includes(scope)) throw scopeMissing()
    const claims = ClaimsSchema.safeParse(payload)
    if (!claims.success) throw notAccepted(claims.error)
    const { preferred_username: email, oid, name = email } = claims.data
    return { email, oid, name }
  }
}

/** Codes of jose that mean the token names no key of ours; every other failure is one of fetching the keys. */
const noSuchKey: unknown[] = [
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JOSENotSupported.code,
]

function createKeySearch(keysUrl: URL, cooldownDuration: number): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(keysUrl, { cooldownDuration, cacheMaxAge: keysKeptMs })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      if (noSuchKey.includes(codeOf(cause))) throw cause
      const message = 'Your sign-in can’t be checked at the moment. Try again in a minute.'
      throw new ServiceError('keys_unavailable', message, { cause })
    }
  }
}

function scopesOf({ scp }: JWTPayload): string[] {
  return typeof scp === 'string' ? scp.split(' ') : []
}

function scopeMissing(): ServiceError {
  return new ServiceError(
    'scope_missing',
    `The token lacks the scope ${scope}. Ask for it, then try again.`,
    {
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    },
  )
}
