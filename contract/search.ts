import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { pagesPerKind } from './pages-per-kind'
import { mostCorrections } from './search-spelling'

/** Groups of search results. */
export const SearchKindSchema = z.enum([
  'services',
  'technologies',
  'solutions',
  'articles',
  'studies',
  'samples',
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
  names: z.string().describe('Other names people type: without spaces, former ones, the tags of an article.'),
  headings: z.string(),
  text: z.string().describe('A line for each paragraph.'),
})
export type SearchDocument = z.infer<typeof SearchDocumentSchema>

/** Public path of the search documents of a release: JSON, one a line, after the header. */
export const searchDocumentsHref = '/search-documents.jsonl'

/** First line of that file. */
export const SearchHeaderSchema = z.object({
  release: z
    .string()
    .regex(/^[a-f\d]{64}$/)
    .describe(
      'SHA-256 of synonyms, documents and the version of the terms: releases with the same ones have the same one.',
    ),
  documents: z.int().min(0).describe('How many lines follow.'),
  synonyms: z
    .array(z.array(z.string()))
    .default([])
    .describe('Groups of words and phrases with the same meaning. Default: none.'),
})
export type SearchHeader = z.output<typeof SearchHeaderSchema>

/** Longest search, in characters. */
export const longestSearch = 200

const SearchHitSchema = z.object({
  href: z.string(),
  title: z.string(),
  summary: z.string(),
  snippet: z
    .string()
    .optional()
    .describe(
      'Part of the text around a match. Default: none, since title and summary show all that matches.',
    ),
  place: z.int().min(1).describe('Place among all pages found, of every kind.'),
  terms: z
    .array(z.string())
    .describe('Words of title, summary and snippet that match, in lower case, to be marked.'),
})

export const CorrectionSchema = z.object({
  typed: z.string().describe('What was typed, up to the last word that counts.'),
  searched: z
    .array(z.string())
    .min(1)
    .max(mostCorrections)
    .describe('What was searched for in its place: one text for each likely spelling.'),
})
/** How a search with words that no page has was read. */
export type Correction = z.infer<typeof CorrectionSchema>

export const searchPages = {
  method: 'GET',
  path: '/api/search',
  access: 'public',
  summary:
    'Searches the public pages: by word stems, synonyms of the site and, where no page has a word, likely spellings. Pages with every word come first. Grouped by kind, the best first. 503 `search_not_ready` until the pages of a release are loaded.',
  request: {
    query: z.object({
      q: DatabaseTextSchema.min(1).max(longestSearch).describe('Words; the last one may be unfinished.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(z.object({ kind: SearchKindSchema, hits: z.array(SearchHitSchema).max(pagesPerKind) })),
      correction: CorrectionSchema.optional().describe(
        'What the pages were found by, where no page has a word that was typed. Default: what was typed.',
      ),
    }),
    503: ErrorSchema,
  },
} as const satisfies Endpoint
