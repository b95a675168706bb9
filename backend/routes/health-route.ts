import type { FastifyInstance } from 'fastify'
import { getHealth } from '../../contract/health'
import type { Db } from '../database/open-database'
import { registerEndpoint } from '../register-endpoint'
import { isAnswering } from '../repositories/is-answering'

/** For load balancers and people: the service is up, its database answers, and whether it has a site. */
export function healthRoute(app: FastifyInstance, db: Db, startedAt: Date): void {
  registerEndpoint(app, getHealth, async ({ request, answer }) => {
    const site = request.hosting ? 'ready' : 'missing'
    const since = { startedAt: startedAt.toISOString() }
    if (await isAnswering(db)) return answer(200, { status: 'ok', site, database: 'ready', ...since })
    return answer(503, { status: 'unavailable', site, database: 'unavailable', ...since })
  })
}
