import type { Configuration } from 'oidc-provider'
import { findAccount, type Tenant } from '../tenant'
import { claimsOf } from './claims'
import { findResources, planResources, toScp } from './resources'

/** Audience and claims of access tokens, as in version 2.0 of Entra. */
export function planAccessTokens(
  tenant: Tenant,
): Pick<Configuration, 'extraTokenClaims' | 'features' | 'formats'> {
  const { sample, settings } = tenant
  const resources = planResources(sample)
  return {
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? findAccount(tenant, token.accountId) : undefined
      if (!account) return undefined
      return {
        ...claimsOf(account, sample),
        azp: sample.clientId,
        azpacr: '0',
        scp: toScp(token.scope ?? ''),
      }
    },
    formats: {
      customizers: {
        // Changes the parts in place, as the library expects.
        jwt: (_ctx, _token, parts) => {
          // The library's own names of scp and azp, which Entra's tokens don't have.
          const { scope: _scope, client_id: _clientId, ...payload } = parts.payload
          parts.header = { ...parts.header, typ: 'JWT' }
          parts.payload = { ...payload, nbf: payload.iat }
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      // Answered by finishLogout, without a question.
      rpInitiatedLogout: { enabled: true, logoutSource: () => undefined },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        // At sign-in all resources of the scopes; for a token the resource of the requested scopes.
        defaultResource: (ctx, _client, oneOf) => {
          const scope = ctx.oidc.params?.scope ?? ctx.oidc.body?.scope
          const wanted = findResources(resources, typeof scope === 'string' ? scope : '').map(
            ({ uri }) => uri,
          )
          if (!oneOf) return wanted
          return wanted.find((uri) => oneOf.includes(uri)) ?? oneOf[0] ?? []
        },
        getResourceServerInfo: (_ctx, uri) => {
          const { audience, scopes } = resources.find((resource) => resource.uri === uri) ?? {}
          return {
            audience,
            scope: scopes?.join(' ') ?? '',
            accessTokenFormat: 'jwt',
            accessTokenTTL: settings.accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
    },
  }
}
