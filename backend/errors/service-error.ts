/** HTTP status of every error the service answers with: the only place where codes meet statuses. */
const statusByCode = {
  bad_request: 400,
  invalid_form: 400,
  token_missing: 401,
  token_malformed: 401,
  token_expired: 401,
  token_not_accepted: 401,
  scope_missing: 403,
  account_mismatch: 403,
  guest_not_allowed: 403,
  origin_not_allowed: 403,
  role_missing: 403,
  role_insufficient: 403,
  not_found: 404,
  moved: 404,
  file_missing: 404,
  request_timeout: 408,
  changed: 409,
  employee_exists: 409,
  last_admin: 409,
  handover_needed: 409,
  entry_exists: 409,
  in_use: 409,
  slug_taken: 409,
  not_now: 409,
  not_ready: 409,
  too_many: 409,
  redirect_loop: 409,
  redirect_chain: 409,
  redirect_exists: 409,
  page_exists: 409,
  page_missing: 409,
  job_closed: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  malware_found: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  database_unavailable: 503,
  files_unavailable: 503,
  uploads_full: 503,
  scanner_unavailable: 503,
  images_busy: 503,
  keys_unavailable: 503,
  sign_in_not_configured: 503,
  search_not_ready: 503,
  changes_unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusByCode

/** Codes of calls that are refused for who calls, how often, or with what file. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof statusByCode)[Code] extends 401 | 403 | 422 | 429 ? Code : never
}[ErrorCode]

interface ServiceErrorOptions extends ErrorOptions {
  headers?: Record<string, string>
  details?: object
}

/** An error meant for the caller: its message is sent as it is, its cause is only logged. */
export class ServiceError extends Error {
  readonly statusCode: number
  /** Sent with the answer. */
  readonly headers: Record<string, string>
  /** Further keys of the answer's body, as the contract of the call declares them for this status. */
  readonly details: object
  constructor(
    readonly code: ErrorCode,
    message: string,
    { headers = {}, details = {}, ...options }: ServiceErrorOptions = {},
  ) {
    super(message, options)
    this.name = 'ServiceError'
    this.statusCode = statusByCode[code]
    this.headers = headers
    this.details = details
  }
}

/** Whether a status given by Fastify or a plugin is the one of a code. */
export const isStatusOf = (code: ErrorCode, status: number) => statusByCode[code] === status
