import type { FastifyInstance } from 'fastify'
import { getTrends } from '../../contract/trends'
import type { Conversations } from '../conversations/conversation-options'
import { registerEndpoint } from '../register-endpoint'
import { createTrendsRepository } from '../repositories/trends-repository'

/** What came in and what waits. */
export function trendRoutes(app: FastifyInstance, { db, clock }: Conversations): void {
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
