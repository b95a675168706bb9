import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { entryPermissions } from './permissions'
import { SearchKindSchema } from './search'

export const LinkTargetSchema = z
  .object({
    href: z
      .string()
      .nullable()
      .describe('Address on this site, e.g. "/blog/tides/". null: a draft without a slug, which has none.'),
    title: z.string().describe('Of the page; may be empty for a draft.'),
    kind: SearchKindSchema,
    isPublic: z.boolean().describe('false: a draft, which visitors can’t read yet.'),
  })
  .meta({ id: 'LinkTarget' })
export type LinkTarget = z.infer<typeof LinkTargetSchema>

/** Most targets in one answer. */
export const mostLinkTargets = 12

export const listLinkTargets = {
  method: 'GET',
  path: '/api/link-targets',
  access: entryPermissions,
  summary:
    'What a text can link to, found by words of the title: public pages, published entries, and drafts the caller may see. Titles that begin with the words come first.',
  request: {
    query: z.object({
      search: DatabaseTextSchema.trim().max(100).default('').describe('Words of the title, whole or begun.'),
      href: DatabaseTextSchema.max(200).optional().describe('Only what is at this path. Default: any path.'),
    }),
  },
  responses: { 200: z.object({ data: z.array(LinkTargetSchema).max(mostLinkTargets) }) },
} as const satisfies Endpoint
