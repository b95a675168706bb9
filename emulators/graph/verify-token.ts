import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose'
import { GRAPH } from '../entra/resources'
import type { Account } from '../sample.schema'
import { findAccount, type Tenant } from '../tenant'

/**
 * Verifies the bearer token of a request and returns its account.
 *
 * @throws GraphError 401 or 403, as Graph answers.
 */
export async function verifyToken(
  tenant: Tenant,
  keys: JSONWebKeySet,
  authorization: string | undefined,
): Promise<Account> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) throw refused('Access token is empty.')
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: tenant.addresses.issuer,
    audience: GRAPH,
    algorithms: ['RS256'],
    requiredClaims: ['exp'],
  }).catch((error: unknown) => {
    throw refused(explain(error), error)
  })
  if (!String(payload.scp).split(' ').includes('User.Read')) {
    throw new GraphError(403, 'Authorization_RequestDenied', 'Insufficient privileges: User.Read is missing.')
  }
  const account = findAccount(tenant, payload.oid)
  if (!account) throw new GraphError(404, 'Request_ResourceNotFound', 'There is no such account.')
  return account
}

const refused = (message: string, cause?: unknown) =>
  new GraphError(401, 'InvalidAuthenticationToken', message, { cause })

function explain(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'Lifetime validation failed, the token is expired.'
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `Access token validation failure. Invalid ${error.claim === 'aud' ? 'audience' : error.claim}.`
  }
  return 'Access token validation failure. Invalid signature.'
}

/** An error in Graph's format. */
export class GraphError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405,
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'GraphError'
  }
}
