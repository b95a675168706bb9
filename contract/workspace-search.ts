import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { CorrectionSchema, longestSearch } from './search'

/** What is in the index of the workspace's search. */
export const IndexedKindSchema = z.enum([
  'entry',
  'inquiry',
  'applicant',
  'comment',
  'employee',
  'picture',
  'seo',
  'redirect',
])
export type IndexedKind = z.infer<typeof IndexedKindSchema>

/** What the workspace's search finds: what is in its index, and public pages. */
export const FoundKindSchema = z.enum(['page', ...IndexedKindSchema.options]).meta({ id: 'FoundKind' })
export type FoundKind = z.infer<typeof FoundKindSchema>

export const FoundItemSchema = z
  .object({
    kind: FoundKindSchema,
    id: z.string().describe('Identifies it among those of its kind: an id, a hash or a path.'),
    variant: z
      .string()
      .describe(
        'Kind of an entry, inquiry or page; slug of an applicant’s job; reference of a comment; name in the address of a picture; else "".',
      ),
    state: z
      .string()
      .describe('Status of an entry, inquiry, applicant or comment; "trash" for entries there; else "".'),
    title: z.string().describe('Title or name; "" for an entry that has none yet.'),
    detail: z.string().describe('One line about it; may be empty.'),
    snippet: z
      .string()
      .optional()
      .describe(
        'Part of the text around a match. Default: none, since title and detail show all that matches.',
      ),
    terms: z
      .array(z.string())
      .describe('Words of title, detail and snippet that match, in lower case, to be marked.'),
    at: z.iso.datetime().nullable().describe('Its last change, UTC; null for pages.'),
  })
  .meta({ id: 'FoundItem' })
export type FoundItem = z.infer<typeof FoundItemSchema>

/** What was found by other words than those typed: all of it, public pages alone, or everything but them. */
const CorrectedSchema = z.enum(['all', 'pages', 'others'])
export type Corrected = z.infer<typeof CorrectedSchema>

/** Most items of a kind that one search answers. */
export const mostFoundPerKind = 50

const KindListSchema = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(FoundKindSchema).min(1))
  .describe('Kinds, separated by commas, e.g. "entry,page". Default: all that the caller may see.')

export const searchWorkspace = {
  method: 'GET',
  path: '/api/workspace/search',
  access: 'workspace.open',
  summary:
    'Finds whatever the caller may see by words anywhere in it: every word, the beginning of a word, or, where nothing has a word, a likely spelling. Grouped by kind; the best and latest first.',
  request: {
    query: z.object({
      q: DatabaseTextSchema.trim().min(1).max(longestSearch).describe('Words, or how they begin.'),
      kinds: KindListSchema.optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(mostFoundPerKind)
        .default(5)
        .describe('Items of each kind; default 5.'),
    }),
  },
  responses: {
    200: z.object({
      data: z
        .array(
          z.object({
            kind: FoundKindSchema,
            items: z.array(FoundItemSchema).max(mostFoundPerKind),
            hasMore: z.boolean().describe('Whether more of this kind match.'),
          }),
        )
        .describe('The kind of the best item first.'),
      correction: CorrectionSchema.extend({ of: CorrectedSchema })
        .optional()
        .describe(
          'What things were found by, where none has a word that was typed. Default: what was typed.',
        ),
      pagesReady: z.boolean().describe('Whether public pages are searched: false until a release is loaded.'),
    }),
  },
} as const satisfies Endpoint

/** How many of the things that a person opened last are listed. */
export const mostOpened = 10

export const listOpened = {
  method: 'GET',
  path: '/api/workspace/opened',
  access: 'workspace.open',
  summary: 'What the caller opened last and may still see, the latest first; at most 10.',
  responses: { 200: z.object({ data: z.array(FoundItemSchema).max(mostOpened) }) },
} as const satisfies Endpoint

export const noteOpened = {
  method: 'PUT',
  path: '/api/workspace/opened',
  access: 'workspace.open',
  summary: 'Notes that the caller opened something, for `GET /api/workspace/opened`.',
  request: { body: z.strictObject({ kind: IndexedKindSchema, id: DatabaseTextSchema.min(1).max(500) }) },
  responses: { 204: z.null(), 404: ErrorSchema },
} as const satisfies Endpoint
