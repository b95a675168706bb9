import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { entryPermissions } from './permissions'

export const PageSourceSchema = z
  .object({
    kind: EntryKindSchema,
    entry: z.uuid().nullable().describe('The entry to open; null: the file has to be taken over first.'),
    file: z
      .string()
      .nullable()
      .describe('The file that the page comes from, e.g. "content/blog/tides.md"; null: the editor.'),
  })
  .meta({ id: 'PageSource' })
export type PageSource = z.infer<typeof PageSourceSchema>

export const getPageSource = {
  method: 'GET',
  path: '/api/page-source',
  access: entryPermissions,
  summary: 'What a public page comes from, for those who may open it in the editor.',
  request: {
    query: z.object({ path: DatabaseTextSchema.max(200).describe('Of the page, e.g. "/blog/tides/".') }),
  },
  responses: {
    200: z.object({
      data: PageSourceSchema.nullable().describe(
        'null: the page is no entry, nothing is published there, or the caller has no access to it.',
      ),
    }),
  },
} as const satisfies Endpoint
