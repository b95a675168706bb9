import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Role } from '../../contract/employee'
import type { Access } from '../../contract/endpoint'
import type { CheckToken, Identity } from '../auth/create-token-check'
import { malformed, missing } from '../auth/explain-token-error'
import { ServiceError } from '../errors/service-error'
import type { Limits } from './rate-limits'

/** Who calls. */
export interface Caller extends Identity {
  /** undefined for somebody of the tenant who is no employee. */
  role: Role | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; undefined on public calls. */
    caller: Caller | undefined
  }
  interface FastifyInstance {
    /** The hook that lets a call pass, or refuses it before its body is read. */
    authorize: (access: Exclude<Access, 'public'>) => onRequestAsyncHookHandler
  }
}

export interface AuthorizationOptions {
  /** undefined where sign-in is not set up. */
  checkToken: CheckToken | undefined
  /** Asked on every call: whoever loses a role is out at once. */
  findRole: (email: string) => Promise<Role | undefined>
  limits: Limits
}

/** Enforces what the contract says about who may call. */
export function addAuthorization(app: FastifyInstance, options: AuthorizationOptions): void {
  const { checkToken, findRole, limits } = options
  app.decorateRequest('caller')
  app.decorate('authorize', (access) => async (request) => {
    if (!checkToken) throw notConfigured()
    const identity = await identify(request, checkToken).catch(async (error: unknown) => {
      if (error instanceof ServiceError && error.statusCode < 500) await limits.refusals(request)
      throw error
    })
    const role = await findRole(identity.email)
    request.caller = { ...identity, role }
    refuse(access, role)
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

function refuse(access: Access, role: Role | undefined): void {
  if (access === 'signed-in' || role === 'admin' || role === access) return
  if (role === undefined) {
    throw new ServiceError('role_missing', 'You have no role here. Ask an admin to add your address.')
  }
  throw new ServiceError('role_insufficient', 'This is for admins only. Ask one of them to do it.')
}

export function notConfigured(): ServiceError {
  const advice = 'Set ENTRA_TENANT_ID, ENTRA_CLIENT_ID and ENTRA_API_CLIENT_ID, then start the backend again.'
  return new ServiceError('sign_in_not_configured', `Signing in is not set up here. ${advice}`)
}
