import type { z } from 'zod'
import { ErrorSchema } from './error'

/**
 * Who may call: anybody ("public"), anybody with a valid token ("signed-in"), or people with a role; an
 * admin may do all that an employee may.
 */
export type Access = 'public' | 'signed-in' | 'employee' | 'admin'

/** One call of the API: the server registers it, the client is typed by it, forms reuse its schemas. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the site's address, e.g. "/api/health". */
  path: `/api/${string}`
  /** The server enforces it, the API's documentation says it. */
  access: Access
  /** One line for the API's documentation. */
  summary: string
  request?: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }
  /** Answers by status; every status the handler sends is here. Refusals need no mention: see `responsesOf`. */
  responses: Record<number, z.ZodType>
}

/** All answers of a call: its own, and the refusals that follow from what it takes and who may call. */
export function responsesOf({ access, request, responses }: Endpoint): Record<number, z.ZodType> {
  return { ...(request && unfit), ...(access !== 'public' && refusals), ...responses }
}

const unfit: Endpoint['responses'] = { 400: ErrorSchema }
const refusals: Endpoint['responses'] = {
  401: ErrorSchema,
  403: ErrorSchema,
  429: ErrorSchema,
  503: ErrorSchema,
}
