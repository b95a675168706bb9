import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { entryPermissions, publishPermissions } from './permissions'

export const BuildSchema = z
  .object({
    id: z.uuid(),
    by: z
      .enum(['worker', 'hook'])
      .describe('Built by this service, or elsewhere after a call of the deploy hook.'),
    state: z.enum(['waiting', 'running', 'live', 'failed']),
    step: z
      .enum(['waiting', 'calling', 'building', 'swapping', 'checking', 'done'])
      .describe('What it does now, or did when it failed.'),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    failure: z.string().nullable().describe('Why it failed, in words.'),
    log: z.array(z.string()).describe('The last lines, at most 40.'),
  })
  .meta({ id: 'Build' })
export type Build = z.infer<typeof BuildSchema>

/** A change to the public site, and its progress. */
export const PublicationSchema = z
  .object({
    id: z.uuid(),
    entry: z.uuid(),
    kind: EntryKindSchema,
    title: z.string(),
    action: z
      .enum(['publish', 'unpublish', 'return'])
      .describe(
        '"publish": a text appears or changes; "unpublish": it goes; "return": the file’s text takes its place.',
      ),
    slug: z.string().describe('Last part of the public address.'),
    hash: z.string().nullable().describe('What the public page will name; null when it goes.'),
    by: z.string(),
    at: z.iso.datetime().describe('When it was saved.'),
    state: z
      .enum(['saved', 'building', 'live', 'failed', 'replaced'])
      .describe(
        '"live" once the public address has answered with it; "replaced": a later one took its place.',
      ),
    liveAt: z.iso.datetime().nullable(),
    isReadable: z.boolean().describe('Whether visitors can read the entry at this address now.'),
    failure: z.string().nullable().describe('Why the build left it out, in sentences; null: it did not.'),
    build: BuildSchema.nullable().describe('The build that contains it; null while it waits for one.'),
  })
  .meta({ id: 'Publication' })
export type Publication = z.infer<typeof PublicationSchema>

/** A publication, and who builds the site. */
export const PublicationWithBuilderSchema = PublicationSchema.extend({
  builder: BuildSchema.shape.by
    .nullable()
    .describe('Who builds the site here; null: nobody, so that what is saved waits for a build by hand.'),
}).meta({ id: 'PublicationWithBuilder' })
export type PublicationWithBuilder = z.infer<typeof PublicationWithBuilderSchema>

export const getPublication = {
  method: 'GET',
  path: '/api/publications/:id',
  access: entryPermissions,
  summary: 'How far a publication has come.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: PublicationWithBuilderSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const listPublications = {
  method: 'GET',
  path: '/api/publications',
  access: entryPermissions,
  summary: 'The latest publications, of one entry or of all that the caller may see.',
  request: {
    query: z.object({
      entry: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  responses: { 200: z.object({ data: z.array(PublicationWithBuilderSchema) }) },
} as const satisfies Endpoint

export const retryPublication = {
  method: 'POST',
  path: '/api/publications/:id/retry',
  access: publishPermissions,
  summary: 'Builds again after a failure. 409 `not_now` where nothing has failed.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: PublicationSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
