import type { SignInSettings } from '../../contract/sign-in'

/** The registrations in Entra ID, and the stand-in for it where there is one. */
export interface Registrations {
  /** Tenant of the firm. */
  tenantId: string
  /** The site, a single-page application. */
  clientId: string
  /** This backend, an API. */
  apiClientId: string
  /** Where the emulators are, e.g. "http://localhost:8002"; never in production. */
  emulatorsUrl?: string | undefined
}

/** What a token must be like to be accepted. */
export interface TokenWishes {
  issuer: string
  /** Entra ID puts the id or its address, by the version of tokens the API is registered for. */
  audience: string[]
  tenantId: string
  /** Where the keys are published. */
  keysUrl: string
}

/** How people sign in: what the site is told, and what their tokens must be like. */
export interface SignInPlan {
  settings: SignInSettings
  tokens: TokenWishes
}

const microsoft = 'https://login.microsoftonline.com'

export function planSignIn(registrations: Registrations): SignInPlan {
  const { tenantId, clientId, apiClientId, emulatorsUrl } = registrations
  const provider = `${emulatorsUrl ?? microsoft}/${tenantId}`
  const issuer = `${provider}/v2.0`
  const keysUrl = `${provider}/discovery/v2.0/keys`
  return {
    settings: {
      clientId,
      authority: emulatorsUrl === undefined ? provider : provider.replace(/^http:/, 'https:'),
      apiScope: `api://${apiClientId}/${scope}`,
      graphUrl: `${emulatorsUrl ?? 'https://graph.microsoft.com'}/v1.0`,
      emulated:
        emulatorsUrl === undefined
          ? null
          : {
              knownAuthority: new URL(emulatorsUrl).host,
              metadata: {
                issuer,
                authorization_endpoint: `${provider}/oauth2/v2.0/authorize`,
                token_endpoint: `${provider}/oauth2/v2.0/token`,
                end_session_endpoint: `${provider}/oauth2/v2.0/logout`,
                jwks_uri: keysUrl,
              },
            },
    },
    tokens: { issuer, audience: [apiClientId, `api://${apiClientId}`], tenantId, keysUrl },
  }
}

/** What the site asks for when it wants a token for this backend. */
export const scope = 'access_as_user'
