import type { FastifyInstance } from 'fastify'
import { getSignInSettings, type SignInSettings } from '../../contract/sign-in'
import { notConfigured } from '../plugins/authorization'
import { registerEndpoint } from '../register-endpoint'

/** The site's settings for signing in. */
export function signInRoute(app: FastifyInstance, settings: SignInSettings | undefined): void {
  registerEndpoint(app, getSignInSettings, ({ answer }) => {
    if (!settings) throw notConfigured()
    return answer(200, settings)
  })
}
