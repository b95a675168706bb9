import { errors } from 'jose'
import { ServiceError, type ErrorCode } from '../errors/service-error'

/** An error with the challenge that RFC 6750, section 3 requires. */
function tokenError(code: ErrorCode, message: string, cause?: unknown): ServiceError {
  const challenge = code === 'token_missing' ? 'Bearer' : 'Bearer error="invalid_token"'
  return new ServiceError(code, message, { cause, headers: { 'www-authenticate': challenge } })
}

export const missing = () => tokenError('token_missing', 'Sign in to do this.')

export const malformed = (cause?: unknown) =>
  tokenError('token_malformed', 'Malformed token. Expected "Authorization: Bearer <token>".', cause)

export const notAccepted = (cause?: unknown) =>
  tokenError(
    'token_not_accepted',
    'This token isn’t valid for this service. Sign out and sign in again.',
    cause,
  )

/** Explains why jose rejected a token, without anything from the token. */
export function explainTokenError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof errors.JWTExpired) {
    return tokenError('token_expired', 'Your session has expired. Sign in again.', error)
  }
  const isMalformed = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid
  return isMalformed ? malformed(error) : notAccepted(error)
}
