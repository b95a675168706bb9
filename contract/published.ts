import { z } from 'zod'
import { EntryKindSchema, type EntryKind } from './content/entry-kind'
import { entrySchemas } from './content/entry-schemas'
import { slug } from './content/field-schemas'
import { eachKind } from './content/kinds'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

const published = z.object({
  id: z.uuid(),
  slug,
  markdown: z.string(),
  hash: z.string().describe('Of slug, fields and text; the built page carries it.'),
  modified: z.iso.date().describe('Day of the last publication.'),
  source: z
    .object({ file: z.string(), hash: z.string().describe('Of the file’s bytes that the entry includes.') })
    .optional()
    .describe('The file it was taken over from.'),
})

/** The published version of an entry, in the shape of a file in `content/`: front matter and text. */
export const PublishedEntrySchema = z
  .discriminatedUnion(
    'kind',
    eachKind((kind) => published.extend({ kind: z.literal(kind), fields: entrySchemas[kind] })),
  )
  .meta({ id: 'PublishedEntry' }) as z.ZodType<PublishedEntry> // one option for each kind
export type PublishedEntry = { [Kind in EntryKind]: PublishedOf<Kind> }[EntryKind]

export interface PublishedOf<Kind extends EntryKind> extends z.output<typeof published> {
  kind: Kind
  fields: z.output<(typeof entrySchemas)[Kind]>
}

export const listPublished = {
  method: 'GET',
  path: '/api/published',
  access: 'public',
  summary:
    'Everything that is published from here, for the build of the site; and addresses that have moved.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(100),
      after: z.uuid().optional().describe('`next` of the page before; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(PublishedEntrySchema),
      moved: z
        .array(
          z.object({
            kind: EntryKindSchema,
            from: slug,
            to: slug,
          }),
        )
        .describe('Slugs that entries of this page had before, and their present ones.'),
      gone: z
        .array(z.object({ kind: EntryKindSchema, slug }))
        .describe('Slugs that visitors could read an entry at, and that lead nowhere now. First page only.'),
      files: z
        .array(z.string())
        .default([])
        .describe('Files of content/ that entries have replaced: they make no page. First page only.'),
      next: z.uuid().nullable(),
    }),
  },
} as const satisfies Endpoint

export const getPublished = {
  method: 'GET',
  path: '/api/published/:kind/:slug',
  access: 'public',
  summary: 'One published entry by kind and slug, available before the next build of the site.',
  request: { params: z.object({ kind: EntryKindSchema, slug }) },
  responses: { 200: PublishedEntrySchema, 404: ErrorSchema },
} as const satisfies Endpoint
