import type { SecurityAction } from '../../contract/audit-actions'
import { ServiceError, type RefusalCode } from '../errors/service-error'
import type { AuditEvent } from './create-event-log'

/**
 * What the audit log calls each refusal; null: it is ordinary. A person who opens the workspace has no token yet, and a
 * session that ends has an old one; scanners would fill the log with such calls.
 */
const actions: Record<RefusalCode, SecurityAction | null> = {
  token_missing: null,
  token_expired: null,
  token_malformed: 'security.sign_in_refused',
  token_not_accepted: 'security.sign_in_refused',
  scope_missing: 'security.sign_in_refused',
  account_mismatch: 'security.sign_in_refused',
  guest_not_allowed: 'security.sign_in_refused',
  role_missing: 'security.call_denied',
  role_insufficient: 'security.call_denied',
  origin_not_allowed: 'security.call_denied',
  too_many_requests: 'security.limit_met',
  malware_found: 'security.malware_found',
}

interface RefusedCall {
  /** Email of the caller, if the token was valid. */
  caller: string | undefined
  method: string
  /** The route's pattern; undefined for an unknown path. */
  route: string | undefined
}

/**
 * Describes a refusal for the audit log, without address, token or anything else that was sent.
 *
 * @returns undefined for errors that are no refusal, and for ordinary ones.
 */
export function describeRefusal(
  error: unknown,
  { caller = 'anonymous', method, route = 'an unknown path' }: RefusedCall,
): AuditEvent | undefined {
  if (!(error instanceof ServiceError) || !isRefusal(error.code)) return undefined
  const action = actions[error.code]
  if (action === null) return undefined
  if (action === 'security.sign_in_refused')
    return { actor: caller, action, subject: error.code, after: null }
  return { actor: caller, action, subject: `${method} ${route}`, after: detailsOf(action, error) }
}

/** Why a call was denied, or what the scanner calls the malware. */
function detailsOf(action: SecurityAction, { code, cause }: ServiceError): { why: string } | null {
  if (action === 'security.call_denied') return { why: code }
  if (action === 'security.malware_found' && cause instanceof Error) return { why: cause.message }
  return null
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(actions, code)
