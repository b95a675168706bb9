import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { missingDays } from './retention'
import { PagePathSchema } from './seo'

export const MissingAddressSchema = z
  .object({
    path: PagePathSchema,
    hits: z.int().positive().describe(`How often it was asked for in the last ${missingDays.shown} days.`),
    lastDay: z.iso.date().describe('Last day, UTC.'),
    linkedFrom: PagePathSchema.nullable().describe(
      'A page of this site that links to it; null: none is known.',
    ),
  })
  .meta({ id: 'MissingAddress' })
export type MissingAddress = z.infer<typeof MissingAddressSchema>

export const listMissingAddresses = {
  method: 'GET',
  path: '/api/admin/missing-addresses',
  access: 'seo.manage',
  summary: 'Addresses that visitors asked for but that don’t exist, the most visited first; at most 200.',
  responses: { 200: z.object({ data: z.array(MissingAddressSchema) }) },
} as const satisfies Endpoint
