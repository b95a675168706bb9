import { z } from 'zod'
import { slug } from './content/field-schemas'
import { listPage, listQuery, outcomesOf, SeenListSchema, SpamReasonSchema } from './triage'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

export const CommentStateSchema = z
  .enum(['pending', 'approved', 'rejected', 'spam'])
  .meta({ id: 'CommentState' })
export type CommentState = z.infer<typeof CommentStateSchema>

/** What visitors see of a comment: never an address. */
export const PublicCommentSchema = z
  .object({
    id: z.uuid(),
    parent: z.uuid().nullable().describe('The comment it answers, itself an answer to none; null: none.'),
    name: z.string(),
    text: z.string().describe('Plain text.'),
    at: z.iso.datetime().describe('When it was written, UTC.'),
  })
  .meta({ id: 'PublicComment' })
export type PublicComment = z.infer<typeof PublicCommentSchema>

/** Most comments an article shows: its latest ones; answers whose comment is not among them are left out. */
export const mostComments = 500

export const listPublicComments = {
  method: 'GET',
  path: '/api/comments/:slug',
  access: 'public',
  summary: 'Approved comments of an article, the oldest first; none for an article that does not exist.',
  request: { params: z.object({ slug }) },
  responses: { 200: z.object({ data: z.array(PublicCommentSchema).max(mostComments) }) },
} as const satisfies Endpoint

export const listCommentsForBuild = {
  method: 'GET',
  path: '/api/comments',
  access: 'public',
  summary: 'Approved comments of all articles, by id, for the build of the site.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(500).default(500),
      after: z.uuid().optional().describe('`next` of the page before; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(PublicCommentSchema.extend({ post: slug })),
      next: z.uuid().nullable(),
    }),
  },
} as const satisfies Endpoint

export const CommentSchema = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state: CommentStateSchema,
    post: z.string().describe('Slug of the article.'),
    postTitle: z.string().describe('As it was when the comment was written.'),
    parent: z
      .object({
        id: z.uuid(),
        name: z.string(),
        text: z.string().describe('At most 300 characters.'),
        state: CommentStateSchema.describe('An answer is shown only while this is "approved".'),
      })
      .nullable()
      .describe('The comment it answers; null: none.'),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    earlier: z.int().describe('Other comments from this address that are approved; counted up to 100.'),
    spamReasons: z.array(SpamReasonSchema).describe('Why it was taken for spam; empty: it was not.'),
    consent: z.string().describe('Version of the text that was agreed to.'),
    decidedBy: z.string().nullable(),
    version: z.int().positive().describe('Counts the changes; a change names the version it was made on.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof CommentSchema>

export const listComments = {
  method: 'GET',
  path: '/api/admin/comments',
  access: 'comments.moderate',
  summary: 'Comments to decide on, the oldest first; decided ones the latest first.',
  request: {
    query: z.object({
      ...listQuery,
      state: CommentStateSchema.default('pending'),
      post: slug.optional().describe('Slug of an article; default: all.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(CommentSchema),
      ...listPage,
      counts: z
        .record(CommentStateSchema, z.int())
        .describe('All there are, by state; each counted up to 10,000.'),
    }),
  },
} as const satisfies Endpoint

export const decideComments = {
  method: 'POST',
  path: '/api/admin/comments/changes',
  access: 'comments.moderate',
  summary:
    'Approves, rejects or marks one or more comments, or lets them wait again; each ends on its own. One that is in that state already is done, whoever put it there.',
  request: { body: z.strictObject({ items: SeenListSchema, state: CommentStateSchema }) },
  responses: { 200: outcomesOf(CommentSchema) },
} as const satisfies Endpoint

export const eraseComment = {
  method: 'DELETE',
  path: '/api/admin/comments/:id',
  access: 'comments.moderate',
  summary:
    'Erases a comment and the answers to it; the audit log keeps a hash of each. The page of the article holds an approved one until the next build. 409 `changed_meanwhile`.',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
