import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'

/** Counts a request. @throws ServiceError `too_many_requests` beyond the limit. */
export type Limit = (request: FastifyRequest) => Promise<void>

/** Requests per minute; each instance counts in memory. */
export interface Limits {
  /** Changes by one person. */
  writes: Limit
  /** Requests with a rejected token from one IP address; valid tokens from there still work. */
  refusals: Limit
}

const refusalsPerMinute = 60

export async function createLimits(app: FastifyInstance, writesPerMinute: number): Promise<Limits> {
  await app.register(rateLimit, { global: false })
  const writes = app.createRateLimit({
    max: writesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ caller, ip }) => caller?.email.toLowerCase() ?? ip,
  })
  const refusals = app.createRateLimit({ max: refusalsPerMinute, timeWindow: '1 minute' })
  return { writes: throwing(writes), refusals: throwing(refusals) }
}

type Count = ReturnType<FastifyInstance['createRateLimit']>

function throwing(count: Count): Limit {
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    const seconds = counted.ttlInSeconds
    throw new ServiceError('too_many_requests', `Too many requests. Try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    })
  }
}
