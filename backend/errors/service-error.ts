/** HTTP status of every error the service answers with: the only place where codes meet statuses. */
const statusByCode = {
  bad_request: 400,
  not_found: 404,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  internal_error: 500,
} as const

export type ErrorCode = keyof typeof statusByCode

/** An error meant for the caller: its message is sent as it is, its cause is only logged. */
export class ServiceError extends Error {
  readonly statusCode: number
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ServiceError'
    this.statusCode = statusByCode[code]
  }
}

/** The code that stands for a status given by Fastify or a plugin. */
export function findCode(status: number): ErrorCode | undefined {
  return codes.find((code) => statusByCode[code] === status)
}

const codes = Object.keys(statusByCode) as ErrorCode[]
