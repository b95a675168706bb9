import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/api'
import { getHealth, getLiveness, type Health } from '../../contract/health'
import { getOpenApi } from '../../contract/openapi'
import { getSignInSettings, type SignInSettings } from '../../contract/sign-in'
import { describeApi } from '../describe-api'
import { notConfigured } from '../plugins/authorization'
import { registerEndpoint } from '../register-endpoint'

/** For load balancers, orchestrators and the dashboard. */
export function healthRoutes(app: FastifyInstance, readHealth: () => Promise<Health>): void {
  registerEndpoint(app, getHealth, async ({ answer }) => {
    const health = await readHealth()
    return answer(health.status === 'ok' || health.status === 'degraded' ? 200 : 503, health)
  })
  registerEndpoint(app, getLiveness, ({ answer }) => answer(200, { status: 'live' }))
}

/** For developers and client generators. Described on the first call: that takes a fifth of a second of a start. */
export function openApiRoute(app: FastifyInstance): void {
  let description: ReturnType<typeof describeApi> | undefined
  registerEndpoint(app, getOpenApi, ({ answer }) => answer(200, (description ??= describeApi(api))))
}

/** The site's settings for signing in. */
export function signInRoute(app: FastifyInstance, settings: SignInSettings | undefined): void {
  registerEndpoint(app, getSignInSettings, ({ answer }) => {
    if (!settings) throw notConfigured()
    return answer(200, settings)
  })
}
