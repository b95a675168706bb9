import { z } from 'zod'
import type { Endpoint } from './endpoint'

export const HealthSchema = z
  .object({
    status: z
      .enum(['ok', 'unavailable'])
      .describe('Whether calls can be answered; then the answer is 200, else 503.'),
    site: z.enum(['ready', 'missing']).describe('Whether a built site is there to be served.'),
    database: z.enum(['ready', 'unavailable']).describe('Whether the database answers.'),
    startedAt: z.iso.datetime().describe('When this instance started, UTC.'),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof HealthSchema>

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Says that the service is up, whether its database answers, and whether it has a site to serve.',
  responses: { 200: HealthSchema, 503: HealthSchema },
} as const satisfies Endpoint
