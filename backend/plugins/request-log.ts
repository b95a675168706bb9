import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { Answered } from '../site/create-known-requests'

type LoggerOption = NonNullable<FastifyServerOptions['logger']>

/**
 * The logger without personal data: requests without query (a search may hold a person's name) and address, errors of
 * the database without the rows they are about. A proxy's own log has the addresses.
 */
export function withoutPersonalData(logger: LoggerOption | undefined): LoggerOption {
  if (logger === undefined || logger === false) return false
  const own = logger === true ? {} : logger
  return { ...own, serializers: { ...own.serializers, req: describeRequest, err: describeError } }
}

/** Logs a request once it is answered: one line with what was asked, the status and the time. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) request.log.error({ ...line, err: error }, 'request errored')
    else request.log.info(line, completed)
  }
}

/** Logs a request that Fastify didn't see like those that it sees. */
export function logAnswered(
  log: FastifyBaseLogger,
  {
    request,
    response,
    requestId,
    elapsed,
  }: Answered & { request: IncomingMessage; response: ServerResponse },
): void {
  log.info({ reqId: requestId, req: request, res: response, responseTime: elapsed }, completed)
}

const completed = 'request completed'

const describeRequest = ({ method, url = '', headers: { host } }: IncomingMessage | FastifyRequest) => ({
  method,
  url: url.replace(/[?#].*$/s, ''),
  host,
})

/** Properties that errors of Node and of PostgreSQL may have; `detail`, `where` and `params` quote rows. */
interface SystemError extends Error {
  code?: string
  table?: string
  constraint?: string
}

const describeError = (error: SystemError) => ({
  type: error.name,
  message: error.message,
  stack: stackOf(error),
  code: error.code,
  table: error.table,
  constraint: error.constraint,
})

/** With the stacks of its causes. */
function stackOf({ stack = '', cause }: Error): string {
  return cause instanceof Error ? `${stack}\ncaused by: ${stackOf(cause)}` : stack
}
