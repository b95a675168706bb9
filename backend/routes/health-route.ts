import type { FastifyInstance } from 'fastify'
import { getHealth } from '../../contract/health'
import { registerEndpoint } from '../register-endpoint'

/** For load balancers and people: the service is up, and whether it has a site. */
export function healthRoute(app: FastifyInstance, startedAt: Date): void {
  registerEndpoint(app, getHealth, ({ request, answer }) =>
    answer(200, {
      status: 'ok',
      site: request.hosting ? 'ready' : 'missing',
      startedAt: startedAt.toISOString(),
    }),
  )
}
