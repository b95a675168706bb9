import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { EntryParamsSchema } from './entry'
import { ErrorSchema } from './error'
import { longestPassage, longestRemark, passageContext } from './passage-limits'
import { entryPermissions } from './permissions'

/** An entry has no more remarks than this, and a remark no more replies. Resolved remarks make room for new ones. */
export const mostRemarks = 200
export const mostReplies = 50

export const PassageSchema = z
  .strictObject({
    quote: DatabaseTextSchema.min(1).max(longestPassage).describe('The words, without formatting.'),
    before: DatabaseTextSchema.max(passageContext).describe('The text right before them.'),
    after: DatabaseTextSchema.max(passageContext).describe('The text right after them.'),
  })
  .describe('Words of a text. They are looked for in the text as it is now, which may have changed.')
  .meta({ id: 'Passage' })
export type Passage = z.infer<typeof PassageSchema>

const RemarkTextSchema = DatabaseTextSchema.trim().min(1).max(longestRemark)

const said = {
  id: z.uuid(),
  by: z.string().describe('Address of its author.'),
  at: z.iso.datetime(),
  text: z.string(),
}

export const RemarkSchema = z
  .object({
    ...said,
    passage: PassageSchema,
    replies: z.array(z.object(said)).describe('The oldest first.'),
    resolved: z.object({ by: z.string(), at: z.iso.datetime() }).nullable().describe('null: it is open.'),
  })
  .meta({ id: 'Remark' })
export type Remark = z.infer<typeof RemarkSchema>

const RemarkParamsSchema = z.object({ id: z.uuid(), remark: z.uuid() })

export const listRemarks = {
  method: 'GET',
  path: '/api/entries/:id/remarks',
  access: entryPermissions,
  summary: 'Remarks on passages of an entry, open and resolved, the oldest first.',
  request: { params: EntryParamsSchema },
  responses: { 200: z.object({ data: z.array(RemarkSchema).max(mostRemarks) }), 404: ErrorSchema },
} as const satisfies Endpoint

export const addRemark = {
  method: 'POST',
  path: '/api/entries/:id/remarks',
  access: entryPermissions,
  summary: `Adds a remark on a passage. The same id again is the same remark. Beyond ${mostRemarks} it takes the place of the one that was resolved first; 409 \`too_many\` where all are open.`,
  request: {
    params: EntryParamsSchema,
    body: z.strictObject({
      id: z.uuid().describe('Made by the caller.'),
      passage: PassageSchema,
      text: RemarkTextSchema,
    }),
  },
  responses: { 200: RemarkSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const replyToRemark = {
  method: 'POST',
  path: '/api/entries/:id/remarks/:remark/replies',
  access: entryPermissions,
  summary: `Replies to a remark; a resolved one is open again. The same id again is the same reply. 409 \`too_many\` beyond ${mostReplies}.`,
  request: {
    params: RemarkParamsSchema,
    body: z.strictObject({ id: z.uuid().describe('Made by the caller.'), text: RemarkTextSchema }),
  },
  responses: { 200: RemarkSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const resolveRemark = {
  method: 'PUT',
  path: '/api/entries/:id/remarks/:remark/resolution',
  access: entryPermissions,
  summary: 'Resolves a remark, or opens it again.',
  request: { params: RemarkParamsSchema, body: z.strictObject({ isResolved: z.boolean() }) },
  responses: { 200: RemarkSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const removeRemark = {
  method: 'DELETE',
  path: '/api/entries/:id/remarks/:remark',
  access: entryPermissions,
  summary: 'Deletes the caller’s own remark or reply. A remark that has replies stays (409 `in_use`).',
  request: { params: RemarkParamsSchema },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
