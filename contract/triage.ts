import { z } from 'zod'
import { maxBulkItems } from './bulk-limit'
import { DatabaseTextSchema } from './database-values'
import { EmailStateSchema } from './email-state'

/** An event of the timeline of an inquiry or an applicant; timelines list the latest first. */
export const EventSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    by: z
      .string()
      .describe('Email address of the person; "system" for the service, "visitor" for the sender.'),
    kind: z
      .enum(['received', 'note', 'state', 'assigned', 'email', 'rating', 'retention', 'exported'])
      .describe('"note": a private note; "email": an email that was sent or is in the outbox.'),
    text: z.string().describe('The note, the text of the email, or the new value, e.g. "closed".'),
    before: z.string().nullable().describe('The previous value, if there was one.'),
    emailState: EmailStateSchema.nullable().describe('Delivery of an email; null for other events.'),
  })
  .meta({ id: 'TriageEvent' })
export type TriageEvent = z.infer<typeof EventSchema>

/** Why a submission looks like spam. It is stored anyway. */
export const SpamReasonSchema = z
  .enum(['hidden-field', 'too-fast', 'links', 'too-many', 'repeated'])
  .describe(
    'hidden-field: a field that people don’t see was filled in; too-fast: sent within seconds; links: mostly links; too-many: many from one client; repeated: the same text as before.',
  )
  .meta({ id: 'SpamReason' })
export type SpamReason = z.infer<typeof SpamReasonSchema>

/** An item in the version that the caller last saw. */
export const SeenSchema = z.strictObject({ id: z.uuid(), version: z.int().positive() })

export const SeenListSchema = z.array(SeenSchema).min(1).max(maxBulkItems)

/** The outcome for one item of a bulk change, independent of the other items. */
export const OutcomeSchema = z
  .enum(['done', 'changed', 'not_found'])
  .describe(
    'done: it is as asked for, by this call or before; changed: someone else changed it since that version, and nothing was done.',
  )

/** The response to a bulk change: the outcome of each item. */
export const outcomesOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        outcome: OutcomeSchema,
        item: item.nullable().describe('As it is now; null if it no longer exists.'),
      }),
    ),
  })

/** Parameters of every list in the inbox. `search` finds records that contain all its words, by prefix. */
export const listQuery = {
  search: DatabaseTextSchema.trim()
    .max(100)
    .default('')
    .describe('Words, or how they begin; default: all items.'),
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('Items per page; default 50.'),
  after: DatabaseTextSchema.max(254)
    .optional()
    .describe('`next` of the previous page; default: the first page.'),
} as const

/** Properties of every page of a list besides its data. */
export const listPage = {
  next: z.string().nullable().describe('Cursor of the next page; null on the last.'),
  total: z.int().describe('Items on all pages; counted up to 10,000.'),
} as const

export const NoteBodySchema = z.strictObject({
  id: z.uuid().describe('Made by the caller; sending the same id again adds nothing.'),
  text: DatabaseTextSchema.trim().min(1).max(5_000),
})

export const EmailBodySchema = z.strictObject({
  id: z.uuid().describe('Made by the caller; an email is sent once per id.'),
  subject: DatabaseTextSchema.trim()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, 'one line'),
  text: DatabaseTextSchema.trim().min(1).max(20_000),
})
