import { z } from 'zod'
import type { Endpoint } from './endpoint'

export const getOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This description of the API, by OpenAPI 3.1.',
  responses: { 200: z.record(z.string(), z.unknown()) },
} as const satisfies Endpoint
