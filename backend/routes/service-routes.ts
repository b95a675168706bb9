import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/api'
import { getHealth } from '../../contract/health'
import { getOpenApi } from '../../contract/openapi'
import { getSignInSettings, type SignInSettings } from '../../contract/sign-in'
import type { Db } from '../database/open-database'
import { describeApi } from '../describe-api'
import { notConfigured } from '../plugins/authorization'
import { registerEndpoint } from '../register-endpoint'
import { isAnswering } from '../repositories/is-answering'

/** Health check for load balancers and people: service, database and site. */
export function healthRoute(app: FastifyInstance, db: Db, startedAt: Date): void {
  registerEndpoint(app, getHealth, async ({ request, answer }) => {
    const site = request.hosting ? 'ready' : 'missing'
    const since = { startedAt: startedAt.toISOString() }
    if (await isAnswering(db)) return answer(200, { status: 'ok', site, database: 'ready', ...since })
    return answer(503, { status: 'unavailable', site, database: 'unavailable', ...since })
  })
}

/** For developers and client generators. */
export function openApiRoute(app: FastifyInstance): void {
  const description = describeApi(api)
  registerEndpoint(app, getOpenApi, ({ answer }) => answer(200, description))
}

/** The site's settings for signing in. */
export function signInRoute(app: FastifyInstance, settings: SignInSettings | undefined): void {
  registerEndpoint(app, getSignInSettings, ({ answer }) => {
    if (!settings) throw notConfigured()
    return answer(200, settings)
  })
}
