import { z } from 'zod'
import { StageSchema } from './applicant'
import { CommentStateSchema } from './comment'
import type { Endpoint } from './endpoint'
import { formNames, inquiryForms } from './forms/forms'
import { InquiryStateSchema } from './inquiry'

const WaitingSchema = z
  .object({
    what: z
      .enum([...inquiryForms, 'applicant', 'comment', 'review', 'failed-email', 'unsure-email'])
      .describe('failed-email, unsure-email: emails that were not sent, or may not have been.'),
    whom: z.string().nullable().describe('Email address of the assignee or author; null: unassigned.'),
    count: z.int(),
    oldest: z.iso.datetime().describe('When the oldest was received.'),
  })
  .meta({ id: 'Waiting' })

export const getTrends = {
  method: 'GET',
  path: '/api/admin/trends',
  access: 'dashboard.read',
  summary: 'Counts submissions by week and by status, and what needs attention; without spam.',
  request: {
    query: z.object({
      weeks: z.coerce
        .number()
        .int()
        .min(4)
        .max(52)
        .default(12)
        .describe('Number of weeks up to this one; default 12.'),
    }),
  },
  responses: {
    200: z.object({
      weeks: z
        .array(
          z.object({
            from: z.iso.date().describe('Its Monday, in the company’s time zone.'),
            received: z.record(z.enum(formNames), z.int()).describe('How many each form has received.'),
          }),
        )
        .describe('Oldest first.'),
      inquiries: z.record(InquiryStateSchema, z.int()),
      stages: z.record(StageSchema, z.int()),
      comments: z.record(CommentStateSchema, z.int()),
      waiting: z.array(WaitingSchema).describe('The longest waiting first; up to 50.'),
    }),
  },
} as const satisfies Endpoint
