import { errors } from 'jose'
import { ServiceError, type ErrorCode } from '../errors/service-error'

/** A refusal with the challenge that RFC 6750, section 3 wants. */
function refusal(code: ErrorCode, message: string, cause?: unknown): ServiceError {
  const challenge = code === 'token_missing' ? 'Bearer' : 'Bearer error="invalid_token"'
  return new ServiceError(code, message, { cause, headers: { 'www-authenticate': challenge } })
}

export const missing = () => refusal('token_missing', 'This needs a sign-in. Sign in, then try again.')

export const malformed = (cause?: unknown) =>
  refusal('token_malformed', 'The token is not one: expected "Authorization: Bearer <token>".', cause)

export const notAccepted = (cause?: unknown) =>
  refusal('token_not_accepted', 'This sign-in is not meant for this service. Sign out, then in again.', cause)

/** Says in our words what jose refused; never what was in the token. */
export function explainTokenError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof errors.JWTExpired) {
    return refusal('token_expired', 'The sign-in has expired. Sign in again.', error)
  }
  const isNoToken = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid
  return isNoToken ? malformed(error) : notAccepted(error)
}
