import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody } from '../../contract/error'
import { codeOf } from './code-of'
import { isStatusOf, ServiceError, type ErrorCode } from './service-error'

/** Messages for errors of Fastify and plugins, whose own messages could reveal internals. */
const messages = {
  bad_request: 'The request couldn’t be read. Check its URL and its JSON.',
  not_found: 'Not found. Check the method and path.',
  precondition_failed: 'This has changed. Reload the page.',
  payload_too_large: 'The request is too large.',
  uri_too_long: 'The URL is too long.',
  unsupported_media_type: 'This content type isn’t supported. Send application/json.',
  range_not_satisfiable: 'The file is shorter than the requested range.',
  internal_error: 'Something went wrong on our side. Try again in a minute.',
} as const satisfies Partial<Record<ErrorCode, string>>
const codes = Object.keys(messages) as (keyof typeof messages)[]

/** Status and body of a failed request, whatever was thrown. */
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
  if (isDiskFull(error)) return { status: 503, body: { code: 'files_unavailable', message: diskFull } }
  const status = statusOf(error)
  const code =
    codes.find((known) => isStatusOf(known, status)) ?? (status < 500 ? 'bad_request' : 'internal_error')
  return { status, body: { code, message: messages[code] } }
}

/** Thrown while an upload is written to the temporary folder, for instance. */
const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))
const diskFull = 'There is no space left for files. Try again later.'

/** The status of an error; 500 unless it is an error status. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500
}
