import type { FastifyInstance } from 'fastify'
import { getTrends } from '../../contract/trends'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import { registerEndpoint } from '../register-endpoint'
import { createTrendsRepository } from '../repositories/trends-repository'

/** Numbers of submissions, and what needs attention. */
export function trendRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const trends = createTrendsRepository(db)
  registerEndpoint(app, getTrends, async ({ query, answer }) => {
    const span = { now: clock.now(), timeZone: clock.timeZone, weeks: query.weeks }
    return answer(200, {
      weeks: await trends.listWeeks(span),
      ...(await trends.countStates()),
      waiting: await trends.listWaiting(),
    })
  })
}
