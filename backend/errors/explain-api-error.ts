import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody } from '../../contract/error'
import { isStatusOf, ServiceError, type ErrorCode } from './service-error'

/** What may be said of an error that is not ours: never its own message, which can hold internals. */
const messages = {
  bad_request: 'The request could not be read. Check its address and its JSON.',
  not_found: 'There is nothing at this address. Check the method and the path.',
  precondition_failed: 'It has changed since. Load it again.',
  payload_too_large: 'The request is too large. Send less.',
  uri_too_long: 'The address is too long. Shorten it.',
  unsupported_media_type: 'The content type is not supported. Send application/json.',
  range_not_satisfiable: 'The file is shorter than the part that was asked for.',
  internal_error: 'Something went wrong on our side. Try again in a minute.',
} as const satisfies Partial<Record<ErrorCode, string>>
const codes = Object.keys(messages) as (keyof typeof messages)[]

/** Turns whatever was thrown into the status and body of a failed call. */
export function explainApiError(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ServiceError) {
    return { status: error.statusCode, body: { ...error.details, code: error.code, message: error.message } }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults = error.validation.map(
      ({ instancePath, message }) => `${instancePath.slice(1) || 'body'}: ${message}`,
    )
    return { status: 400, body: { code: 'bad_request', message: faults.join('; ') } }
  }
  const status = statusOf(error)
  const code =
    codes.find((known) => isStatusOf(known, status)) ?? (status < 500 ? 'bad_request' : 'internal_error')
  return { status, body: { code, message: messages[code] } }
}

/** The status an error asks for; 500 unless it is one of an error. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500
}
