import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'

/** Counts a request. @throws ServiceError `too_many_requests` when it is one too many. */
export type Limit = (request: FastifyRequest) => Promise<void>

/** Counted by each instance for itself, in memory, within a minute. */
export interface Limits {
  /** Calls that change something, of one person. */
  writes: Limit
  /** Calls refused for their token, of one address; whoever has a good one there is not held up. */
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
