import { z } from 'zod'
import { EntryKindSchema, ListedKindSchema } from './content/entry-kind'
import type { Endpoint } from './endpoint'
import {
  BaseVersionSchema,
  EntryConflictSchema,
  EntryContentSchema,
  EntryParamsSchema,
  EntrySchema,
} from './entry'
import { ErrorSchema } from './error'

/** Path of the list of entry files in a release; only the backend reads it. */
export const entryFilesHref = '/entry-files.json'

/** A file of `content/` that is an entry, as the build read it. */
export const EntryFileSchema = z.object({
  kind: EntryKindSchema,
  slug: z.string(),
  file: z.string().describe('Path from the project’s root, e.g. "content/blog/tides.md".'),
  hash: z.string().describe('SHA-256 of its bytes, in hex.'),
  modified: z.iso.date().describe('Day of its last change.'),
  text: z.string().describe('The file, letter by letter.'),
  content: EntryContentSchema.describe('The same as the editor keeps it; images by their URL on the site.'),
})
export type EntryFile = z.infer<typeof EntryFileSchema>

export const EntryFilesSchema = z.array(EntryFileSchema)

export const listEntryFiles = {
  method: 'GET',
  path: '/api/entry-files',
  access: ['entries.manage', 'jobs.manage'],
  summary:
    'Entries of a kind that are files of the live release, in order of their paths; at most 1,000. None if the site is built and served elsewhere.',
  request: { query: z.object({ kind: ListedKindSchema }) },
  responses: {
    200: z.object({
      data: z.array(
        EntryFileSchema.pick({ kind: true, slug: true, file: true, modified: true }).extend({
          title: z.string(),
          entry: z.uuid().nullable().describe('The entry that took the file over; null: none.'),
        }),
      ),
    }),
  },
} as const satisfies Endpoint

export const takeOverFile = {
  method: 'POST',
  path: '/api/entry-files',
  access: ['entries.manage', 'jobs.manage'],
  summary:
    'Takes a file over: its content becomes a draft with the same slug. Visitors keep reading the file until the draft is published. A file that was taken over before gives the same entry (200).',
  request: { body: z.strictObject({ file: z.string().max(300) }) },
  responses: { 200: EntrySchema, 201: EntrySchema, 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint

export const getFileChange = {
  method: 'GET',
  path: '/api/entries/:id/file',
  access: ['entries.write', 'jobs.manage'],
  summary: 'The file that an entry was taken over from: as it is now, and the form that the entry includes.',
  request: { params: EntryParamsSchema },
  responses: {
    200: z.object({
      file: z.string(),
      hash: z.string().describe('Of the file as it is now.'),
      current: EntryContentSchema.describe('The file as it is now.'),
      ancestor: EntryContentSchema.describe('The file when the entry last included it.'),
    }),
    404: ErrorSchema,
  },
} as const satisfies Endpoint

export const mergeFile = {
  method: 'POST',
  path: '/api/entries/:id/file',
  access: ['entries.write', 'jobs.manage'],
  summary:
    'Saves the draft with what was taken from its file, which it includes from then on. 409 `changed` when the entry or the file has changed since.',
  request: {
    params: EntryParamsSchema,
    body: z.strictObject({
      version: BaseVersionSchema,
      hash: z.string().max(64).describe('Of the file that was merged.'),
      content: EntryContentSchema,
    }),
  },
  responses: { 200: EntrySchema, 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint
