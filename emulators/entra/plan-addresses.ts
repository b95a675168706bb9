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

const hosts = ['localhost', '127.0.0.1']

/** Whether a site on this machine makes the request, on any port. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin)) && new URL(origin).origin === origin
}

/** Whether it is exactly the redirect page of a site on this machine. */
export function isAllowedRedirect(address: string): boolean {
  return (
    URL.canParse(address) &&
    isLoopback(new URL(address)) &&
    address === `${new URL(address).origin}/auth/redirect/`
  )
}

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && hosts.includes(hostname)
