import type { ErrorBody } from '../../contract/error'

/** Thrown by every call of the API that does not succeed. */
export class ApiError extends Error {
  /** The response body, for errors with more than code and message, e.g. `EntryConflict`, or without them. */
  readonly body: unknown
  /** Milliseconds until a retry is allowed, if the backend says so. */
  readonly pauseMs: number | undefined

  constructor(
    /**
     * The backend's own name of the error, e.g. "last_admin", or one of the client's: "unreachable" (no
     * answer came), "slow" (none in time), "unreadable" (something else than the backend answered).
     */
    readonly code: string,
    /** A sentence for people: what happened and what to do next. */
    message: string,
    /** HTTP status; undefined when no answer came. */
    readonly status?: number,
    options: ErrorOptions & { body?: unknown; pauseMs?: number | undefined } = {},
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.body = options.body
    this.pauseMs = options.pauseMs
  }
}

/** The error of a response other than 2xx; a proxy may have sent it in another format. */
export function errorOfAnswer({ status, headers }: Response, body: unknown): ApiError {
  const seconds = Math.max(1, Number(headers.get('retry-after') ?? NaN)) // it may be a date, which is ignored
  const pauseMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined
  if (isErrorBody(body)) return new ApiError(body.code, body.message, status, { body, pauseMs })
  const message = `The server answered ${status} without saying why. Try again in a minute.`
  return new ApiError('unreadable', message, status, { body })
}

/** The error of a missing or incomplete response. */
export function errorWithoutAnswer(cause: unknown): ApiError {
  if (isNamed(cause, 'TimeoutError')) {
    return new ApiError('slow', 'The server took too long to answer. Try again.', undefined, { cause })
  }
  if (isNamed(cause, 'SyntaxError')) {
    const message = 'The server’s answer couldn’t be read. Reload the page.'
    return new ApiError('unreadable', message, undefined, { cause })
  }
  const message = 'The server can’t be reached. Check your connection, then try again.'
  return new ApiError('unreachable', message, undefined, { cause })
}

/** How long to wait after a rate limit error, in milliseconds; undefined for other errors. */
export const pauseOf = (error: Error): number | undefined =>
  error instanceof ApiError && error.code === 'too_many_requests' ? error.pauseMs : undefined

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
