import type { FastifyRequest, FastifyServerOptions } from 'fastify'

type LoggerOption = NonNullable<FastifyServerOptions['logger']>

/** The logger without queries in the URLs of requests: a search may hold the name or the address of a person. */
export function withoutQueries(logger: LoggerOption | undefined): LoggerOption {
  if (logger === undefined || logger === false) return false
  const own = logger === true ? {} : logger
  return { ...own, serializers: { ...own.serializers, req: describeRequest } }
}

const describeRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replace(/[?#].*$/s, ''),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
})
