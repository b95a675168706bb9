import { z } from 'zod'
import type { Endpoint } from './endpoint'

export const HealthSchema = z
  .object({
    status: z
      .enum(['ok', 'degraded', 'unavailable', 'stopping'])
      .describe(
        'Whether to send requests here: 200 with "ok" or "degraded" (an admin should look at a check), 503 with "unavailable" or "stopping".',
      ),
    startedAt: z.iso.datetime().describe('When this instance started, UTC.'),
    checks: z.object({
      database: z.enum(['ok', 'unavailable']).describe('Whether the database answers.'),
      migrations: z.enum(['ok', 'pending', 'unknown']).describe('Whether the database has every migration.'),
      site: z
        .enum(['ok', 'missing', 'elsewhere'])
        .describe('Whether there is a built site to serve; "elsewhere": another host serves it.'),
      files: z.enum(['ok', 'unavailable']).describe('Whether files can be stored.'),
      scanner: z
        .enum(['ok', 'unavailable', 'off'])
        .describe('Whether the virus scanner answers; while it doesn’t, CVs are refused.'),
      email: z
        .enum(['ok', 'delayed', 'off', 'unknown'])
        .describe('Whether emails go out; "delayed": one has waited for over 15 minutes.'),
      build: z.enum(['ok', 'failed', 'none', 'unknown']).describe('How the last build ended.'),
    }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof HealthSchema>

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Readiness: whether to send requests to this instance, and the state of everything it depends on.',
  responses: { 200: HealthSchema, 503: HealthSchema },
} as const satisfies Endpoint

export const getLiveness = {
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
  summary: 'Liveness: whether the process responds. Restart an instance that doesn’t.',
  responses: { 200: z.object({ status: z.literal('live') }).meta({ id: 'Liveness' }) },
} as const satisfies Endpoint
