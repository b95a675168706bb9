import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

/** Groups of search results. */
export const SearchKindSchema = z.enum([
  'services',
  'technologies',
  'solutions',
  'articles',
  'studies',
  'careers',
  'firm',
])
export type SearchKind = z.infer<typeof SearchKindSchema>

/** A page as the search sees it. */
export const SearchDocumentSchema = z.object({
  href: z.string().startsWith('/').describe('Address of the page; identifies it.'),
  kind: SearchKindSchema,
  title: z.string(),
  summary: z.string().describe('One sentence shown below the title.'),
  names: z.string().describe('Other spellings people type: without spaces, former names.'),
  headings: z.string(),
  text: z.string(),
})
export type SearchDocument = z.infer<typeof SearchDocumentSchema>

/** Public path of the search documents of a release: JSON, one a line, after the header. */
export const searchDocumentsHref = '/search-documents.jsonl'

/** First line of that file. */
export const SearchHeaderSchema = z.object({
  release: z
    .string()
    .regex(/^[a-f\d]{64}$/)
    .describe('SHA-256 of the other lines: releases with the same pages have the same one.'),
  documents: z.int().min(0).describe('How many lines follow.'),
})
export type SearchHeader = z.infer<typeof SearchHeaderSchema>

/** Longest search, in characters. */
export const longestSearch = 200

/** Pages shown of one kind. */
export const pagesPerKind = 5

const SearchHitSchema = z.object({
  href: z.string(),
  title: z.string(),
  summary: z.string(),
  terms: z.array(z.string()).describe('Words of title and summary that match, in lower case, to be marked.'),
})

export const searchPages = {
  method: 'GET',
  path: '/api/search',
  access: 'public',
  summary:
    'Searches the public pages: pages with every word or, if there is none, with any. Grouped by kind, the best first. 503 `search_not_ready` until the pages of a release are loaded.',
  request: {
    query: z.object({
      q: DatabaseTextSchema.min(1).max(longestSearch).describe('Words; the last one may be unfinished.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(z.object({ kind: SearchKindSchema, hits: z.array(SearchHitSchema).max(pagesPerKind) })),
    }),
    503: ErrorSchema,
  },
} as const satisfies Endpoint
