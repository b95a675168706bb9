import type { z } from 'zod'

/** One call of the API: the server registers it, the client is typed by it, forms reuse its schemas. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the site's address, e.g. "/api/health". */
  path: `/api/${string}`
  /** One line for the API's documentation. */
  summary: string
  request?: { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }
  /** Answers by status; every status the handler sends is here. */
  responses: Record<number, z.ZodType>
}
