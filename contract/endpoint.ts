import type { z } from 'zod'
import type { ReadingAction } from './audit-actions'
import { ErrorSchema } from './error'
import type { Permission } from './permissions'

/**
 * Who may call: anyone ("public"), anyone with a valid token ("signed-in"), or employees with a permission; of several
 * permissions, one is enough.
 */
export type Access = 'public' | 'signed-in' | Permission | readonly Permission[]

/** An endpoint of the API: the server registers it, the client is typed by it, forms reuse its schemas. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path, e.g. "/api/health". */
  path: `/api/${string}`
  /** Enforced by the server, and shown in the API's documentation. */
  access: Access
  /** What the audit log calls it when someone gets visitors' data from here. */
  reads?: ReadingAction
  /** One line for the API's documentation. */
  summary: string
  request?: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }
  /** Responses by status; every status that the handler sends is here. For the others see `responsesOf`. */
  responses: Record<number, z.ZodType>
}

/** All responses of an endpoint: its own, and the errors that its input and access can cause. */
export function responsesOf({ method, access, request, responses }: Endpoint): Record<number, z.ZodType> {
  return {
    ...(request && invalid),
    ...(access !== 'public' && denied),
    ...(method === 'GET' && tooMany),
    ...(request?.body && tooSlow),
    ...responses,
  }
}

const invalid: Endpoint['responses'] = { 400: ErrorSchema }
const tooMany: Endpoint['responses'] = { 429: ErrorSchema }
const tooSlow: Endpoint['responses'] = { 408: ErrorSchema }
const denied: Endpoint['responses'] = {
  401: ErrorSchema,
  403: ErrorSchema,
  429: ErrorSchema,
  503: ErrorSchema,
}
