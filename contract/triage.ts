import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
import { EmailStateSchema } from './email-state'

/** Something that happened to an inquiry or an applicant, the latest first wherever they are listed. */
export const EventSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().describe('Address of who did it; "system" for the service, "visitor" for the sender.'),
    kind: z
      .enum(['received', 'note', 'state', 'assigned', 'mail', 'rating', 'retention', 'exported'])
      .describe('"note": a private note; "mail": a message that was sent or waits to be.'),
    text: z.string().describe('The note, the mail’s text, or the new value, e.g. "closed".'),
    before: z.string().nullable().describe('The former value, where there was one.'),
    mail: EmailStateSchema.nullable().describe('Of a mail, how far it has come; null: it is none.'),
  })
  .meta({ id: 'DeskEvent' })
export type TriageEvent = z.infer<typeof EventSchema>

/** Marks of a message that looks like spam; it is kept. */
export const SpamReasonSchema = z
  .enum(['hidden-field', 'too-fast', 'links', 'too-many', 'repeated'])
  .describe(
    'hidden-field: filled in what nobody sees; too-fast: sent within seconds; links: mostly links; too-many: many from one place; repeated: the same text before.',
  )
  .meta({ id: 'SpamReason' })
export type SpamReason = z.infer<typeof SpamReasonSchema>

/** Which item, as the caller last saw it. */
export const SeenSchema = z.strictObject({ id: z.uuid(), version: z.int().positive() })

/** Most items one call changes. */
export const maxBulkItems = 100
export const SeenListSchema = z.array(SeenSchema).min(1).max(maxBulkItems)

/** How a change of one item ended; the others of the call are not held up by it. */
export const OutcomeSchema = z
  .enum(['done', 'changed_meanwhile', 'not_found'])
  .describe('changed_meanwhile: it was made on an older version; nothing was done.')

/** What a call that changes several items answers: of each, how it ended. */
export const outcomesOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        outcome: OutcomeSchema,
        item: item.nullable().describe('As it is now; null when it is gone.'),
      }),
    ),
  })

/** Questions every list of a desk answers. `search`: beginnings of words, all of which must be there. */
export const listQuery = {
  search: DatabaseTextSchema.trim()
    .max(100)
    .default('')
    .describe('Beginnings of words; default: everything.'),
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('Items of a page; default 50.'),
  after: DatabaseTextSchema.max(254)
    .optional()
    .describe('`next` of the page before; default: the first page.'),
} as const

/** What every page of a list says besides its data. */
export const listPage = {
  next: z.string().nullable().describe('For the next page; null on the last.'),
  total: z.int().describe('Items that match, on all pages; counted up to 10,000.'),
} as const

export const NoteBodySchema = z.strictObject({
  id: z.uuid().describe('Made by the caller: the same note again is the same note.'),
  text: DatabaseTextSchema.trim().min(1).max(5_000),
})

export const EmailBodySchema = z.strictObject({
  id: z.uuid().describe('Made by the caller: the same mail again is the same mail.'),
  subject: DatabaseTextSchema.trim()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*$/, 'one line'),
  text: DatabaseTextSchema.trim().min(1).max(20_000),
})
