import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../errors/service-error'
import type { Metrics } from '../metrics/create-metrics'

/**
 * Metrics for Prometheus, for callers with the token. Not part of the API's contract: the format is Prometheus' own.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = (request.is404 ? undefined : request.routeOptions.url) ?? 'unmatched'
    metrics.countResponse({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
    done()
  })
  app.get('/api/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new ServiceError('token_missing', 'Metrics need the token of METRICS_TOKEN, as a bearer token.')
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

/** Compares in constant time. */
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
