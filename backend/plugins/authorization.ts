import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Access } from '../../contract/endpoint'
import {
  can,
  namePermissions,
  nameRoles,
  rolesWith,
  type Permission,
  type Role,
} from '../../contract/permissions'
import { malformed, missing, type CheckToken, type Identity } from '../auth/create-token-check'
import { ServiceError } from '../errors/service-error'
import type { Limits } from './rate-limits'

/** The account that makes a request. */
export interface Caller extends Identity {
  /** Empty for an account of the tenant without a role. */
  roles: readonly Role[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that makes the request; undefined for public endpoints. */
    caller: Caller | undefined
  }
  interface FastifyInstance {
    /** The hook that accepts or rejects a request before its body is read. */
    authorize: (access: Exclude<Access, 'public'>) => onRequestAsyncHookHandler
  }
}

export interface AuthorizationOptions {
  /** undefined if sign-in is not configured. */
  checkToken: CheckToken | undefined
  /**
   * Looked up on every request, so that a removed role takes effect at once. Empty for an account without a role.
   *
   * @throws ServiceError for an account that is not the employee's own.
   */
  findRoles: (identity: Identity) => Promise<readonly Role[]>
  limits: Limits
}

/** Enforces the access that the contract declares. */
export function addAuthorization(app: FastifyInstance, options: AuthorizationOptions): void {
  const { checkToken, findRoles, limits } = options
  app.decorateRequest('caller')
  app.decorate('authorize', (access) => async (request) => {
    if (!checkToken) throw notConfigured()
    const identity = await identify(request, checkToken).catch(async (error: unknown) => {
      if (error instanceof ServiceError && error.statusCode < 500) await limits.refusals(request)
      throw error
    })
    request.caller = { ...identity, roles: [] } // known from here on, also to the audit log
    const roles = await findRoles(identity)
    request.caller = { ...identity, roles }
    if (access !== 'signed-in') refuseWithout(access, roles)
    if (request.method !== 'GET' && request.method !== 'HEAD') await limits.writes(request)
  })
}

async function identify({ headers }: FastifyRequest, checkToken: CheckToken): Promise<Identity> {
  const { authorization } = headers
  if (authorization === undefined) throw missing()
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw malformed()
  return checkToken(token)
}

function refuseWithout(needed: Permission | readonly Permission[], held: readonly Role[]): void {
  if (can(held, needed)) return
  if (held.length === 0) {
    const message = `You don’t have access. Ask ${nameRoles(rolesWith('employees.manage'))} to add you.`
    throw new ServiceError('role_missing', message)
  }
  const message = `You don’t have permission to ${namePermissions(needed)}. Ask ${nameRoles(rolesWith(needed))}.`
  throw new ServiceError('role_insufficient', message)
}

export function notConfigured(): ServiceError {
  const advice = 'Set ENTRA_TENANT_ID, ENTRA_CLIENT_ID and ENTRA_API_CLIENT_ID, then restart the backend.'
  return new ServiceError('sign_in_not_configured', `Sign-in isn’t set up. ${advice}`)
}
