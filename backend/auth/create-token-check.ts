import { errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { EmailSchema } from '../../contract/employee'
import { ServiceError, type ErrorCode } from '../errors/service-error'
import { createKeySearch } from './create-key-search'
import { scope, type TokenRequirements } from './plan-sign-in'

/** The account that a token was issued to. */
export interface Identity {
  /** User name of the Microsoft account; case does not matter. */
  email: string
  /** Object id of the account in its tenant; unlike the email it never changes, and is never given to another. */
  oid: string
  /** Id of the tenant. */
  tid: string
  /** Display name; the email where the token has none. */
  name: string
  /** When the token expires. */
  expiresAt: Date
}

/** @throws ServiceError that says what is wrong with the token, or `keys_unavailable`. */
export type CheckToken = (token: string) => Promise<Identity>

const ClaimsSchema = z.object({
  preferred_username: EmailSchema,
  oid: z.string().min(1).max(100),
  name: z.string().optional(),
  exp: z.number(),
})

/** How far the clocks of two machines may differ. */
const clockToleranceSeconds = 5

/**
 * Checks access tokens of Entra ID: signature, issuer, audience, time, tenant, scope, client, and that the account is no
 * guest of the tenant unless guests are allowed.
 *
 * @param keysCooldownMs See `createKeySearch`; default 30 seconds.
 */
export function createTokenCheck(requirements: TokenRequirements, keysCooldownMs = 30_000): CheckToken {
  const { issuer, audience, tenantId, clientId, keysUrl, allowGuests } = requirements
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
    if (clientOf(payload) !== clientId) throw notAccepted()
    if (!scopesOf(payload).includes(scope)) throw scopeMissing()
    const claims = ClaimsSchema.safeParse(payload)
    if (!claims.success) throw notAccepted(claims.error)
    const { preferred_username: email, oid, name = email, exp } = claims.data
    if (!allowGuests && isGuest(payload, email, requirements)) throw guestNotAllowed()
    return { email, oid, tid: tenantId, name, expiresAt: new Date(exp * 1000) }
  }
}

/** The application the token was issued to; `appid` is its name in tokens of version 1.0. */
const clientOf = ({ azp, appid }: JWTPayload): unknown => azp ?? appid

/**
 * Whether the account belongs to another tenant, or to Microsoft's consumer accounts. `acct` and `idp` are optional
 * claims; a guest's user name in the directory has #EXT#.
 */
function isGuest({ acct, idp }: JWTPayload, email: string, requirements: TokenRequirements): boolean {
  const { issuer, tenantId } = requirements
  const ownProviders: unknown[] = [undefined, issuer, `https://sts.windows.net/${tenantId}/`]
  return acct === 1 || acct === '1' || !ownProviders.includes(idp) || /#ext#/i.test(email)
}

function scopesOf({ scp }: JWTPayload): string[] {
  return typeof scp === 'string' ? scp.split(' ') : []
}

function scopeMissing(): ServiceError {
  return new ServiceError('scope_missing', `The token lacks the scope ${scope}. Request it and try again.`, {
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })
}

const guestNotAllowed = () =>
  new ServiceError(
    'guest_not_allowed',
    'Guest accounts can’t sign in here. Sign in with a work account of this organisation.',
  )

/** An error with the challenge that RFC 6750, section 3 requires. */
function tokenError(code: ErrorCode, message: string, cause?: unknown): ServiceError {
  const challenge = code === 'token_missing' ? 'Bearer' : 'Bearer error="invalid_token"'
  return new ServiceError(code, message, { cause, headers: { 'www-authenticate': challenge } })
}

export const missing = () => tokenError('token_missing', 'Sign in to do this.')

export const malformed = (cause?: unknown) =>
  tokenError('token_malformed', 'Malformed token. Expected "Authorization: Bearer <token>".', cause)

const notAccepted = (cause?: unknown) =>
  tokenError(
    'token_not_accepted',
    'This token isn’t valid for this service. Sign out and sign in again.',
    cause,
  )

/** Explains why jose rejected a token, without anything from the token. */
function explainTokenError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof errors.JWTExpired) {
    return tokenError('token_expired', 'Your session has expired. Sign in again.', error)
  }
  const isMalformed = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid
  return isMalformed ? malformed(error) : notAccepted(error)
}
