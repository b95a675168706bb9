import type { SignInSettings } from '../../contract/sign-in'

/** The registrations in Entra ID, and the emulator that replaces it on this machine. */
export interface Registrations {
  /** Tenant of the company. */
  tenantId: string
  /** The site, a single-page application. */
  clientId: string
  /** This backend, an API. */
  apiClientId: string
  /** Whether guests of the tenant may sign in. Default: no. */
  allowGuests?: boolean
  /** URL of the emulators, e.g. "http://localhost:8002"; never in production. */
  emulatorsUrl?: string | undefined
}

/** What a valid token contains. */
export interface TokenRequirements {
  issuer: string
  /** Entra ID uses the id or its URI, depending on the token version that the API is registered for. */
  audience: string[]
  tenantId: string
  /** The only application whose tokens count. */
  clientId: string
  allowGuests: boolean
  /** URL of the published keys. */
  keysUrl: string
}

/** How users sign in: the site's settings, and the requirements on their tokens. */
export interface SignInPlan {
  settings: SignInSettings
  tokens: TokenRequirements
}

const microsoft = 'https://login.microsoftonline.com'

export function planSignIn(registrations: Registrations): SignInPlan {
  const { tenantId, clientId, apiClientId, allowGuests = false, emulatorsUrl } = registrations
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
    tokens: {
      issuer,
      audience: [apiClientId, `api://${apiClientId}`],
      tenantId,
      clientId,
      allowGuests,
      keysUrl,
    },
  }
}

/** The scope of tokens for this backend. */
export const scope = 'access_as_user'
