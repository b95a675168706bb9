/** The paths of the emulated Entra ID; the issuer is a full URL. */
export interface EntraAddresses {
  issuer: string
  discovery: string
  authorization: string
  token: string
  endSession: string
  jwks: string
  /** Followed by the id of the sign-in. */
  pickAccount: string
}

/** The paths of Entra's version 2.0, so that only the origin differs. Pure. */
export function planAddresses(origin: string, tenantId: string): EntraAddresses {
  const tenant = `/${tenantId}`
  return {
    issuer: `${origin}${tenant}/v2.0`,
    discovery: `${tenant}/v2.0/.well-known/openid-configuration`,
    authorization: `${tenant}/oauth2/v2.0/authorize`,
    token: `${tenant}/oauth2/v2.0/token`,
    endSession: `${tenant}/oauth2/v2.0/logout`,
    jwks: `${tenant}/discovery/v2.0/keys`,
    pickAccount: '/pick-account/',
  }
}
