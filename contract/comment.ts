import { z } from 'zod'
import { slug } from './content/field-schemas'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { listPage, listQuery, outcomesOf, SeenListSchema, SpamReasonSchema } from './triage'

export const CommentStateSchema = z
  .enum(['pending', 'approved', 'rejected', 'spam'])
  .meta({ id: 'CommentState' })
export type CommentState = z.infer<typeof CommentStateSchema>

/** A comment as visitors see it, without the email address. */
export const PublicCommentSchema = z
  .object({
    id: z.uuid(),
    parent: z
      .uuid()
      .nullable()
      .describe('The comment it replies to, which is not a reply itself; null: it is not a reply.'),
    name: z.string(),
    text: z.string().describe('Plain text.'),
    at: z.iso.datetime().describe('When it was sent, UTC.'),
  })
  .meta({ id: 'PublicComment' })
export type PublicComment = z.infer<typeof PublicCommentSchema>

/** How many comments an article shows: the latest; replies to others are left out. */
export const mostComments = 500

export const listPublicComments = {
  method: 'GET',
  path: '/api/comments/:slug',
  access: 'public',
  summary: 'Lists the approved comments of an article, the oldest first; none for an unknown article.',
  request: { params: z.object({ slug }) },
  responses: { 200: z.object({ data: z.array(PublicCommentSchema).max(mostComments) }) },
} as const satisfies Endpoint

export const listCommentsForBuild = {
  method: 'GET',
  path: '/api/comments',
  access: 'public',
  summary: 'Lists the approved comments of all articles, by id, for the build of the site.',
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
    postTitle: z.string().describe('Title at the time of the comment.'),
    parent: z
      .object({
        id: z.uuid(),
        name: z.string(),
        text: z.string().describe('Up to 300 characters.'),
        state: CommentStateSchema.describe('A reply is public only while this is "approved".'),
      })
      .nullable()
      .describe('The comment it replies to; null: it is not a reply.'),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    earlier: z
      .int()
      .describe('Approved comments from this email address besides this one; counted up to 100.'),
    spamReasons: z.array(SpamReasonSchema).describe('Why it looks like spam; empty if it doesn’t.'),
    consent: z.string().describe('Version of the consent text.'),
    moderatedBy: z.string().nullable().describe('Email address of the moderator; null while pending.'),
    version: z
      .int()
      .positive()
      .describe('Incremented by each change; a change names the version it is based on.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof CommentSchema>

export const listComments = {
  method: 'GET',
  path: '/api/admin/comments',
  access: 'comments.moderate',
  reads: 'comment.listed',
  summary: 'Lists comments: pending ones the oldest first, others the latest first.',
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
        .describe('Number of comments in each state, each counted up to 10,000.'),
    }),
  },
} as const satisfies Endpoint

export const moderateComments = {
  method: 'POST',
  path: '/api/admin/comments/changes',
  access: 'comments.moderate',
  reads: 'comment.listed',
  summary:
    'Approves or rejects comments, marks them as spam or returns them to pending; each has its own outcome.',
  request: { body: z.strictObject({ items: SeenListSchema, state: CommentStateSchema }) },
  responses: { 200: outcomesOf(CommentSchema) },
} as const satisfies Endpoint

export const deleteComment = {
  method: 'DELETE',
  path: '/api/admin/comments/:id',
  access: 'comments.moderate',
  summary:
    'Deletes a comment and its replies; the audit log keeps a hash of each. An approved comment stays in the built page until the next build. 409 `changed`.',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
