import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { searchPath } from '../../contract/search-path'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createRateLimitStore, rateLimitTable } from '../repositories/rate-limit-store'
import { isApiPath } from '../site/read-request-path'
import { clientOf, createClientKeys, type HashOfDay } from '../submissions/client-keys'

/** Counts a request. @throws ServiceError `too_many_requests` beyond the limit. */
export type Limit = (request: FastifyRequest) => Promise<void>

/** Requests per minute on all instances together. */
export interface Limits {
  /** Changes by one person. */
  writes: Limit
  /** Requests with a rejected token from one client; valid tokens from there still work. */
  refusals: Limit
}

interface LimitOptions {
  db: Db
  clock: Clock
  /** By one person. */
  writesPerMinute: number
  /** Of the API, by one client. */
  readsPerMinute: number
}

const refusalsPerMinute = 60
const windowSeconds = 60

/**
 * Limits requests per minute. Counts are in the database, where all instances add to them; while it is away, each
 * instance counts in memory. People and clients are hashed with the secret of the day. A client is an IPv4 address or
 * the /64 of an IPv6 one.
 */
export function addLimits(app: FastifyInstance, options: LimitOptions): Limits {
  const { db, clock, writesPerMinute, readsPerMinute } = options
  const keys = createClientKeys(db)
  const localSecret = randomBytes(32)
  const hashLocally: HashOfDay = (text) =>
    createHmac('sha256', localSecret).update(text).digest('base64url').slice(0, 22)
  const hash = async (text: string) => (await keys.hashOf(clock.now()).catch(() => hashLocally))(text)

  const writes = createCounter(db, 'write', writesPerMinute)
  const refusals = createCounter(db, 'refused', refusalsPerMinute)
  const reads = createReadLimit(createCounter(db, 'read', readsPerMinute), { hash, readsPerMinute })
  app.addHook('onRequest', ({ method, address, ip }, _reply, done) => {
    const isRead =
      (method === 'GET' || method === 'HEAD') &&
      (isApiPath(address.pathname) || address.pathname === searchPath)
    done(isRead ? reads(clientOf(ip)) : undefined)
  })
  return {
    writes: async ({ caller, ip }) =>
      throwing(writes, await hash(caller?.email.toLowerCase() ?? clientOf(ip))),
    refusals: async ({ ip }) => throwing(refusals, await hash(clientOf(ip))),
  }
}

function createCounter(db: Db, keyPrefix: string, points: number): RateLimiterPostgres {
  const limit = { keyPrefix, points, duration: windowSeconds }
  return new RateLimiterPostgres({
    ...limit,
    storeClient: createRateLimitStore(db),
    storeType: 'client',
    tableName: rateLimitTable,
    tableCreated: true, // by a migration
    inMemoryBlockOnConsumed: points, // beyond the limit, the database is left alone
    insuranceLimiter: new RateLimiterMemory(limit),
  })
}

async function throwing(counter: RateLimiterPostgres, key: string): Promise<void> {
  const refused = await consume(counter, key, 1)
  if (refused) throw tooMany(refused.msBeforeNext)
}

/** @returns The count beyond the limit; undefined within it. */
async function consume(
  counter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<RateLimiterRes | undefined> {
  try {
    await counter.consume(key, points)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  }
}

/** How many parts of a limit an instance counts in memory before it adds them to the database. */
const partsOfLimit = 20
/** How many clients an instance counts at most before it forgets those of earlier minutes. */
const mostClients = 10_000

interface ReadCount {
  /** Start of the minute, and end of a refusal; milliseconds since 1970. */
  since: number
  refusedUntil: number
  /** Reads that the database does not know yet. */
  pending: number
}

/**
 * Limits reads without waiting for the database: an instance counts in memory, and adds the reads of a client when
 * they are a twentieth of the limit. So few reads cost no write, and each instance lets through a twentieth more.
 */
function createReadLimit(
  counter: RateLimiterPostgres,
  { hash, readsPerMinute }: { hash: (text: string) => Promise<string>; readsPerMinute: number },
): (client: string) => ServiceError | undefined {
  const part = Math.ceil(readsPerMinute / partsOfLimit)
  const counts = new Map<string, ReadCount>()

  async function settle(client: string, count: ReadCount, points: number): Promise<void> {
    const refused = await consume(counter, await hash(client), points)
    if (refused) count.refusedUntil = Date.now() + refused.msBeforeNext
  }

  return (client) => {
    const now = Date.now()
    if (counts.size > mostClients) forgetOld(counts, now)
    const known = counts.get(client)
    const count = known && !isOld(known, now) ? known : { since: now, refusedUntil: 0, pending: 0 }
    counts.set(client, count)
    if (count.refusedUntil > now) return tooMany(count.refusedUntil - now)
    count.pending += 1
    if (count.pending < part) return undefined
    const points = count.pending
    count.pending = 0
    settle(client, count, points).catch(() => undefined) // counted again from here
    return undefined
  }
}

const isOld = ({ since, refusedUntil }: ReadCount, now: number) =>
  now - since > windowSeconds * 1000 && refusedUntil <= now

function forgetOld(counts: Map<string, ReadCount>, now: number): void {
  for (const [client, count] of counts) if (isOld(count, now)) counts.delete(client)
  if (counts.size > mostClients) counts.clear()
}

function tooMany(ms: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return new ServiceError('too_many_requests', `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
