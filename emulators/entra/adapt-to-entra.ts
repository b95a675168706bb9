import type { KoaContextWithOIDC } from 'oidc-provider'
import { sendErrorPage } from '../pages/error-page'
import { findAccount, type Tenant } from '../tenant'
import { clientInfoOf } from './claims'
import { finishLogout } from './finish-logout'
import { planResources } from './resources'

/** Differences of Entra ID that oidc-provider has no configuration for. */
export function adaptToEntra(tenant: Tenant) {
  const { addresses, sample } = tenant
  const everyScope = planResources(sample).flatMap(({ scopes }) => scopes)

  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const isLogout = ctx.path === addresses.endSession && ctx.method === 'GET'
    // Entra does not need the client id here: it uses the redirect URI.
    if (isLogout) ctx.query = { client_id: sample.clientId, ...ctx.query }
    if (ctx.path === addresses.authorization) widenScope(ctx, everyScope)
    await next()
    if (isLogout && ctx.status === 200) await finishLogout(ctx)
    if (ctx.path === addresses.token) completeTokenAnswer(ctx, tenant)
    if (ctx.status === 404 && ctx.body === undefined) {
      sendErrorPage(ctx, { code: 'not_found', description: `There is no ${ctx.method} ${ctx.path}.` }, 404)
    }
  }
}

/**
 * A refresh token of Entra is valid for all scopes with consent. oidc-provider's is bound to the scopes of the
 * sign-in, so these are widened; the request for a token still names its scopes.
 */
function widenScope(ctx: KoaContextWithOIDC, everyScope: readonly string[]): void {
  const { scope } = ctx.query
  if (typeof scope !== 'string') return
  ctx.query = { ...ctx.query, scope: [...new Set([...scope.split(' '), ...everyScope])].join(' ') }
}

function completeTokenAnswer(ctx: KoaContextWithOIDC, tenant: Tenant): void {
  const body: unknown = ctx.body
  if (typeof body !== 'object' || body === null) return
  const account = ctx.status === 200 ? findAccount(tenant, ctx.oidc.account?.accountId) : undefined
  if (account) ctx.body = { ...body, client_info: clientInfoOf(account, tenant.sample) }
  if ('error' in body && body.error === 'invalid_grant') ctx.body = { ...body, ...expiredRefreshToken }
}

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const expiredRefreshToken = {
  error_description: 'AADSTS700084: The refresh token has expired, or the code was used. Sign in again.',
  error_codes: [700084],
}
