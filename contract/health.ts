import { z } from 'zod'
import type { Endpoint } from './endpoint'

export const HealthSchema = z.object({
  status: z.literal('ok').describe('The service answers.'),
  site: z.enum(['ready', 'missing']).describe('Whether a built site is there to be served.'),
  startedAt: z.iso.datetime().describe('When this instance started, UTC.'),
})
export type Health = z.infer<typeof HealthSchema>

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Says that the service is up and whether it has a site to serve.',
  responses: { 200: HealthSchema },
} as const satisfies Endpoint
