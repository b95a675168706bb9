import { z } from 'zod'
import { CommentStateSchema } from './comment'
import { InquiryStateSchema } from './inquiry'
import { StageSchema } from './applicant'
import type { Endpoint } from './endpoint'

const WaitingSchema = z
  .object({
    what: z
      .enum(['inquiry', 'support', 'applicant', 'comment', 'review', 'failed-mail', 'unsure-mail'])
      .describe('failed-mail, unsure-mail: mails of the service that did not go out, or may not have.'),
    whom: z.string().nullable().describe('Address of who takes care of it, or wrote it; null: anybody.'),
    count: z.int(),
    oldest: z.iso.datetime().describe('Since when the first of them waits.'),
  })
  .meta({ id: 'Waiting' })

export const getTrends = {
  method: 'GET',
  path: '/api/admin/trends',
  access: 'dashboard.read',
  summary: 'What came in week by week, where it stands, and what waits for whom; spam is not counted.',
  request: {
    query: z.object({
      weeks: z.coerce.number().int().min(4).max(52).default(12).describe('This week included; default 12.'),
    }),
  },
  responses: {
    200: z.object({
      weeks: z
        .array(
          z.object({
            from: z.iso.date().describe('Its Monday in the firm’s time zone.'),
            contact: z.int(),
            support: z.int(),
            applications: z.int(),
            comments: z.int(),
          }),
        )
        .describe('The oldest first.'),
      inquiries: z.record(InquiryStateSchema, z.int()),
      stages: z.record(StageSchema, z.int()),
      comments: z.record(CommentStateSchema, z.int()),
      waiting: z.array(WaitingSchema).describe('The longest waiting first; at most 50.'),
    }),
  },
} as const satisfies Endpoint
