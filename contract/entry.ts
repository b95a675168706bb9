import { z } from 'zod'
import { EntryKindSchema, ListedKindSchema, type EntryKind } from './content/entry-kind'
import { entrySchemas } from './content/entry-schemas'
import { eachKind } from './content/kinds'
import { loosen, type Loose } from './content/loosen'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { entryPermissions } from './permissions'
import { PublicationSchema } from './publication'
import { trashDays } from './retention'
import { SeenListSchema } from './triage'

export const EntryStateSchema = z
  .enum(['draft', 'in_review', 'changes_requested', 'scheduled', 'published', 'unpublished'])
  .describe(
    'Where the working copy stands. "published": visitors read this very text; an older one may be live in every state.',
  )
  .meta({ id: 'EntryState' })
export type EntryState = z.infer<typeof EntryStateSchema>

/** Longest text: about 60 pages. */
const MarkdownSchema = DatabaseTextSchema.max(200_000).describe('The text, as Markdown (GitHub flavor).')
const DraftSlugSchema = z
  .string()
  .max(80)
  .regex(
    /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
    'lower-case words joined by hyphens, e.g. "cloud-costs", or nothing yet',
  )
  .describe('Last part of the address; empty while it has none.')

/** The content of an entry: the front matter of a file of this kind and its text, complete or not. */
export const EntryContentSchema = z
  .discriminatedUnion('kind', eachKind(contentOf))
  .meta({ id: 'EntryContent' }) as z.ZodType<EntryContent> // one option for each kind, by the function below
export type EntryContent = { [Kind in EntryKind]: ContentOf<Kind> }[EntryKind]

export interface ContentOf<Kind extends EntryKind> {
  kind: Kind
  slug: string
  fields: Loose<z.output<(typeof entrySchemas)[Kind]>>
  markdown: string
}

function contentOf(kind: EntryKind) {
  return z.strictObject({
    kind: z.literal(kind),
    slug: DraftSlugSchema,
    fields: loosen(entrySchemas[kind]).describe(
      'As in the front matter of a file in content/; every key may be missing.',
    ),
    markdown: MarkdownSchema,
  })
}

/** What keeps an entry from being published. */
export const BlockerSchema = z
  .object({
    field: z.string().describe('Where, e.g. "slug", "fields.seo.title" or "markdown".'),
    message: z.string().describe('What is expected and what was found, in words.'),
  })
  .meta({ id: 'Blocker' })
export type Blocker = z.infer<typeof BlockerSchema>

export const ReviewNoteSchema = z
  .object({ id: z.uuid(), by: z.string(), at: z.iso.datetime(), text: z.string() })
  .meta({ id: 'ReviewNote' })
export type ReviewNote = z.infer<typeof ReviewNoteSchema>

const EditInReviewSchema = z
  .object({
    by: z.string().describe('Address of the reviewer.'),
    at: z.iso.datetime(),
    submitted: z.int().positive().describe('Number of the revision that the author submitted.'),
  })
  .describe('The latest change by someone else since the author submitted it; null: none.')

const LiveSchema = z
  .object({
    slug: z.string().describe('Part of the address visitors read it at.'),
    title: z.string(),
    hash: z.string().describe('Of what is live; the public page carries it.'),
    at: z.iso.datetime().describe('When this was published, UTC.'),
    firstAt: z.iso.datetime().describe('When it was first published, UTC.'),
    jobStatus: z.enum(['open', 'filled', 'closed']).nullable().describe('Jobs only: whether one can apply.'),
  })
  .describe('What visitors read; null while they read nothing.')

const SourceSchema = z
  .object({
    file: z.string().describe('Path from the project’s root, e.g. "content/blog/tides.md".'),
    isReplaced: z
      .boolean()
      .describe(
        'Whether the editor’s version is the page; false: the page comes from the file until it is published.',
      ),
    state: z
      .enum(['same', 'edited', 'changed', 'missing'])
      .describe(
        'How the draft and the file relate. "same": equal; "edited": only the draft has changed; "changed": the file has changed since; "missing": the file is gone.',
      ),
  })
  .meta({ id: 'EntrySource' })
export type EntrySource = z.infer<typeof SourceSchema>

const summary = {
  id: z.uuid(),
  kind: EntryKindSchema,
  slug: z.string(),
  title: z.string().describe('Of the working copy; may be empty.'),
  state: EntryStateSchema,
  author: z.string().describe('Address of who began it.'),
  version: z.int().positive().describe('Counts the changes; a change names the version it was made on.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().describe('Address of who changed it last.'),
  publishAt: z.iso.datetime().nullable().describe('When it goes out, UTC; scheduled entries only.'),
  live: LiveSchema.nullable(),
  source: SourceSchema.nullable().describe('The file it was taken over from; null: it began in the editor.'),
}

const TrashedSchema = z
  .object({
    at: z.iso.datetime().describe('When it was moved there, UTC.'),
    by: z.string().describe('Address of who moved it there.'),
    until: z.iso.datetime().describe('When it is deleted for good, UTC.'),
  })
  .describe('Only in the trash; null outside of it.')

export const EntrySummarySchema = z
  .object({
    ...summary,
    lead: z.string().describe('Of the working copy, at most 260 characters.'),
    trashed: TrashedSchema.nullable(),
  })
  .meta({ id: 'EntrySummary' })
export type EntrySummary = z.infer<typeof EntrySummarySchema>

export const EntrySchema = z
  .object({
    ...summary,
    content: EntryContentSchema,
    blockers: z.array(BlockerSchema).describe('What keeps it from being published; empty: nothing.'),
    editedInReview: EditInReviewSchema.nullable(),
    reviewNotes: z.array(ReviewNoteSchema).describe('Of reviewers, the latest first; at most 50.'),
  })
  .meta({ id: 'Entry' })
export type Entry = z.infer<typeof EntrySchema>

/** 409: the caller's version is outdated; `current` is the latest. */
export const EntryConflictSchema = ErrorSchema.extend({
  current: EntrySchema.nullable().describe('The latest, where that is what stands in the way.'),
}).meta({ id: 'EntryConflict' })

export const EntryParamsSchema = z.object({ id: z.uuid() })

/** The version of an entry, in every request that changes it. */
export const BaseVersionSchema = z.int().positive().describe('The version the change was made on.')

export const listEntries = {
  method: 'GET',
  path: '/api/entries',
  access: entryPermissions,
  summary: 'Lists entries, latest change first: everyone’s in the kinds you manage, and your own articles.',
  request: {
    query: z.object({
      kind: ListedKindSchema.optional().describe('Default: all kinds.'),
      state: EntryStateSchema.optional().describe('Default: all states.'),
      search: DatabaseTextSchema.trim().max(100).default('').describe('Part of title, slug, author or tags.'),
      source: z
        .enum(['editor', 'file'])
        .optional()
        .describe('"editor": begun in the editor; "file": taken over from files. Default: both.'),
      mine: z.enum(['0', '1']).default('0').describe('"1": only your own.'),
      trash: z.enum(['0', '1']).default('0').describe('"1": only entries in the trash.'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      after: DatabaseTextSchema.max(254)
        .optional()
        .describe('`next` of the page before; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(EntrySummarySchema),
      next: z.string().nullable().describe('For the next page; null on the last.'),
      total: z.int().describe('Entries that match, on all pages.'),
      counts: z.record(EntryStateSchema, z.int()).describe('Of this kind and whom one may see, by state.'),
      trashed: z.int().describe('How many of these are in the trash.'),
    }),
  },
} as const satisfies Endpoint

export const getEntry = {
  method: 'GET',
  path: '/api/entries/:id',
  access: entryPermissions,
  summary: 'An entry with its text.',
  request: { params: EntryParamsSchema },
  responses: { 200: EntrySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const createEntry = {
  method: 'POST',
  path: '/api/entries',
  access: entryPermissions,
  summary: 'Begins an entry. The same id with the same content again is the same entry (200).',
  request: {
    body: z.strictObject({ id: z.uuid().describe('Made by the caller.'), content: EntryContentSchema }),
  },
  responses: { 200: EntrySchema, 201: EntrySchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

export const copyEntry = {
  method: 'POST',
  path: '/api/entries/:id/copies',
  access: entryPermissions,
  summary:
    'Begins a draft with the working copy of an entry, without its address and its dates. The same id again is the same draft (200).',
  request: {
    params: EntryParamsSchema,
    body: z.strictObject({ id: z.uuid().describe('Of the copy, made by the caller.') }),
  },
  responses: { 200: EntrySchema, 201: EntrySchema, 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

export const saveEntry = {
  method: 'PUT',
  path: '/api/entries/:id',
  access: entryPermissions,
  summary:
    'Saves the working copy. 409 `changed` when it was made on an older version, `slug_taken`, `not_now` in a state that can’t be edited.',
  request: {
    params: EntryParamsSchema,
    body: z.strictObject({
      version: BaseVersionSchema,
      saveId: z.uuid().describe('Of this save: sent again after a lost answer, it is not a conflict.'),
      content: EntryContentSchema,
    }),
  },
  responses: { 200: EntrySchema, 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

const TransitionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.enum([
      'submit',
      'withdraw',
      'publish',
      'unschedule',
      'unpublish',
      'fill',
      'close',
      'reopen',
      'return-to-file',
    ]),
    version: BaseVersionSchema,
  }),
  z.strictObject({
    action: z.literal('request-changes'),
    version: BaseVersionSchema,
    note: DatabaseTextSchema.trim().min(3).max(2_000).describe('What should change.'),
  }),
  z.strictObject({
    action: z.literal('schedule'),
    version: BaseVersionSchema,
    publishAt: z.iso.datetime().describe('When it goes out, UTC; in the future.'),
  }),
])
export type Transition = z.infer<typeof TransitionSchema>

export const transitionEntry = {
  method: 'POST',
  path: '/api/entries/:id/transitions',
  access: entryPermissions,
  summary:
    'Changes the status of an entry: submit, publish and so on; "return-to-file" moves it to the trash, and its page comes from the file again. 409 `changed`, `not_now`, `not_ready` (see blockers) or `slug_taken`.',
  request: { params: EntryParamsSchema, body: TransitionSchema },
  responses: {
    200: z.object({
      entry: EntrySchema,
      publication: PublicationSchema.nullable().describe('Where visitors will see something change.'),
    }),
    404: ErrorSchema,
    409: EntryConflictSchema,
  },
} as const satisfies Endpoint

export const changeEntries = {
  method: 'POST',
  path: '/api/entries/changes',
  access: entryPermissions,
  summary:
    'Publishes, unpublishes or moves to the trash several entries, each by itself, by the rules for one entry.',
  request: {
    body: z.strictObject({
      items: SeenListSchema,
      action: z.enum(['publish', 'unpublish', 'remove']).describe('"remove": to the trash.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          id: z.uuid(),
          problem: z.string().nullable().describe('Why it was not changed, in words; null: it was.'),
        }),
      ),
    }),
  },
} as const satisfies Endpoint

export const removeEntry = {
  method: 'DELETE',
  path: '/api/entries/:id',
  access: entryPermissions,
  summary: `Moves an entry that visitors do not see to the trash, where it stays for ${trashDays} days.`,
  request: { params: EntryParamsSchema, query: z.object({ version: z.coerce.number().int().positive() }) },
  responses: { 204: z.null(), 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

export const restoreEntry = {
  method: 'POST',
  path: '/api/entries/:id/restoration',
  access: entryPermissions,
  summary: 'Takes an entry out of the trash, without its slug where something else has it by now.',
  request: { params: EntryParamsSchema, body: z.strictObject({ version: BaseVersionSchema }) },
  responses: { 200: EntrySchema, 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

export const eraseEntry = {
  method: 'DELETE',
  path: '/api/entries/:id/trash',
  access: entryPermissions,
  summary: 'Deletes an entry in the trash for good, with its revisions.',
  request: { params: EntryParamsSchema, query: z.object({ version: z.coerce.number().int().positive() }) },
  responses: { 204: z.null(), 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

export const findSlug = {
  method: 'GET',
  path: '/api/slugs',
  access: entryPermissions,
  summary: 'Whether an address is free, and what has it.',
  request: {
    query: z.object({
      kind: EntryKindSchema,
      slug: DraftSlugSchema,
      entry: z.uuid().describe('Which wants it.'),
    }),
  },
  responses: {
    200: z.object({
      takenBy: z
        .object({
          title: z.string(),
          place: z.string().describe('A file such as "content/blog/tides.md", or "the editor".'),
        })
        .nullable()
        .describe('null: it is free.'),
    }),
  },
} as const satisfies Endpoint
