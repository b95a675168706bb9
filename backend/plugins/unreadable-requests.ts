import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'

/**
 * Answers a request that can't be read as HTTP, before any hook runs, and closes its connection. The answer says so:
 * otherwise a proxy that keeps connections could send the next visitor's request into this one.
 */
export function answerUnreadable(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error))
  socket.destroy(error)
}

function answerTo(error: Error): string {
  const { statusCode, code, message } = explain(error)
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return [...head, '', body].join('\r\n')
}

function explain(error: Error): ServiceError {
  switch (codeOf(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ServiceError(
        'request_timeout',
        'The request came in too slowly. Check your connection and try again.',
      )
    case 'HPE_HEADER_OVERFLOW':
      return new ServiceError('headers_too_large', 'The address and headers of the request are too long.')
    default:
      return new ServiceError('bad_request', 'The request couldn’t be read: it is not HTTP.')
  }
}
