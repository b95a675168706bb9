import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import { DatabaseCountSchema, DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { EntryStateSchema } from './entry'
import { ErrorSchema } from './error'
import { entryPermissions } from './permissions'
import { listPage, listQuery } from './triage'

export const PictureSchema = z
  .object({
    src: z
      .string()
      .describe('What the text says: "/media/<hash>/<name>.webp". Public at /api + src at once.'),
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof PictureSchema>

/** Largest picture that is accepted, in bytes; it is stored smaller. */
export const largestPicture = 15 * 1024 * 1024

const uploads =
  'a picture (PNG, JPEG, WebP, AVIF, GIF or SVG; at most 15 MB) as the body, turns and shrinks it'

export const addPicture = {
  method: 'POST',
  path: '/api/pictures',
  access: entryPermissions,
  summary: `Takes ${uploads} to at most 2,000 pixels and keeps it as WebP. The same picture again is the same address.`,
  request: {
    query: z.object({
      name: z.string().max(200).default('picture').describe('Name of the file; part of the address.'),
    }),
  },
  responses: { 201: PictureSchema, 413: ErrorSchema, 415: ErrorSchema },
} as const satisfies Endpoint

const fraction = z.number().min(0).max(1)

/** A point of a picture, in fractions of its width and height. */
export const PicturePointSchema = z.strictObject({ x: fraction, y: fraction }).meta({ id: 'PicturePoint' })
export type PicturePoint = z.infer<typeof PicturePointSchema>

/** A part of a picture, in fractions of its width and height. */
export const PictureCropSchema = z
  .strictObject({ left: fraction, top: fraction, width: fraction.positive(), height: fraction.positive() })
  .meta({ id: 'PictureCrop' })
export type PictureCrop = z.infer<typeof PictureCropSchema>

/** Longest title and alternative text of a picture, in characters. */
export const longestPictureTitle = 200
export const longestPictureAlt = 500

/** Part of the address that a picture keeps. */
const PictureIdSchema = z.string().regex(/^[0-9a-f]{10}$/, 'the id of a picture')

/** A picture in the media library. */
export const LibraryPictureSchema = PictureSchema.extend({
  id: PictureIdSchema,
  shown: z.string().describe('Where its present form is: changes with its bytes. Public at /api + shown.'),
  thumbnail: z.string().describe('Where a small one is, likewise.'),
  bytes: z.int().describe('Size of its present form.'),
  title: z.string().describe('What people call it; at first the name of the file.'),
  alt: z
    .string()
    .describe(
      'Alternative text: what was set in the library, or else what a text says; "" while nobody has written one.',
    ),
  by: z.string().describe('Email address of the person who uploaded it first.'),
  at: z.iso.datetime().describe('When it was uploaded first, UTC.'),
  uses: z.int().describe('Entries and pages that use it, in a draft, a published version or a revision.'),
  version: z.int().positive().describe('Counts the changes; a change names the version it was made on.'),
}).meta({ id: 'LibraryPicture' })
export type LibraryPicture = z.infer<typeof LibraryPictureSchema>

/** An entry that uses a picture. */
const EntryUseSchema = z.object({
  id: z.uuid(),
  kind: EntryKindSchema,
  title: z.string().describe('Of the draft; may be empty.'),
  state: EntryStateSchema,
  isTrashed: z.boolean(),
  isDraft: z.boolean().describe('Whether the draft uses it.'),
  liveSlug: z.string().nullable().describe('Slug of the published version if that uses it, else null.'),
  revisions: z.array(z.int()).describe('Numbers of the latest 20 revisions that use it, the latest first.'),
  alt: z.string().describe('Alternative text in the draft, or else in the published version; may be empty.'),
})
export type EntryUse = z.infer<typeof EntryUseSchema>

/** Most places that one answer names. */
export const mostPictureUses = 200

export const PictureDetailSchema = LibraryPictureSchema.extend({
  crop: PictureCropSchema.nullable().describe(
    'The part of the whole picture that is shown; null: all of it.',
  ),
  focus: PicturePointSchema.nullable().describe(
    'The point that stays in view where a place shows only a part, as covers do; null: the middle.',
  ),
  entries: z.array(EntryUseSchema).max(mostPictureUses),
  pages: z.array(z.string()).max(mostPictureUses).describe('Paths of pages whose social image it is.'),
}).meta({ id: 'PictureDetail' })
export type PictureDetail = z.infer<typeof PictureDetailSchema>

/** Filters of the library by what needs work. */
export const PictureFilterSchema = z.enum(['unused', 'without-alt'])
export type PictureFilter = z.infer<typeof PictureFilterSchema>

export const listPictures = {
  method: 'GET',
  path: '/api/pictures',
  access: entryPermissions,
  summary:
    'Lists the pictures of the media library, the latest first. Without the permission to manage entries: the caller’s own, and those that are published.',
  request: {
    query: z.object({
      ...listQuery,
      filter: PictureFilterSchema.optional().describe(
        '"unused": used nowhere; "without-alt": without alternative text. Default: all.',
      ),
    }),
  },
  responses: { 200: z.object({ data: z.array(LibraryPictureSchema), ...listPage }) },
} as const satisfies Endpoint

const params = z.object({ id: PictureIdSchema })

export const getPicture = {
  method: 'GET',
  path: '/api/pictures/:id',
  access: 'entries.manage',
  summary: 'Returns a picture and where it is used.',
  request: { params },
  responses: { 200: PictureDetailSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const PictureConflictSchema = ErrorSchema.extend({ current: PictureDetailSchema.optional() }).meta({
  id: 'PictureConflict',
})

/** A changed picture. */
const ChangedPictureSchema = PictureDetailSchema.extend({
  isBuilding: z.boolean().describe('Whether pages that show it are built again by now.'),
}).meta({ id: 'ChangedPicture' })

export const changePicture = {
  method: 'PATCH',
  path: '/api/pictures/:id',
  access: 'entries.manage',
  summary:
    'Changes what is said of a picture. Texts keep the alternative text they have. Saving current values again is not a conflict. Conflict: `changed`.',
  request: {
    params,
    body: z.strictObject({
      version: DatabaseCountSchema,
      title: DatabaseTextSchema.trim().min(1).max(longestPictureTitle).optional(),
      alt: DatabaseTextSchema.trim().max(longestPictureAlt).optional(),
      crop: PictureCropSchema.nullable().optional().describe('null: the whole picture.'),
      focus: PicturePointSchema.nullable().optional().describe('null: the middle.'),
    }),
  },
  responses: { 200: ChangedPictureSchema, 404: ErrorSchema, 409: PictureConflictSchema },
} as const satisfies Endpoint

export const replacePicture = {
  method: 'PUT',
  path: '/api/pictures/:id/file',
  access: 'entries.manage',
  summary: `Takes ${uploads}, and shows it wherever the picture is used. Texts stay as they are; crop and focal point are reset. Sending the present file again is not a conflict. Conflict: \`changed\`.`,
  request: { params, query: z.object({ version: DatabaseCountSchema }) },
  responses: {
    200: ChangedPictureSchema,
    404: ErrorSchema,
    409: PictureConflictSchema,
    413: ErrorSchema,
    415: ErrorSchema,
  },
} as const satisfies Endpoint

export const getWholePicture = {
  method: 'GET',
  path: '/api/pictures/:id/whole',
  access: 'entries.manage',
  summary: 'Returns a picture as it was before it was cropped, as WebP.',
  request: { params },
  responses: { 200: z.unknown().describe('The file.'), 404: ErrorSchema },
} as const satisfies Endpoint

/** A picture whose present form is not the file that its address was made of. */
export const PictureFormSchema = z
  .object({
    id: PictureIdSchema,
    src: z.string().describe('What texts say.'),
    shown: z.string().describe('Where its present form is.'),
    focus: PicturePointSchema.nullable(),
  })
  .meta({ id: 'PictureForm' })
export type PictureForm = z.infer<typeof PictureFormSchema>

export const listPictureForms = {
  method: 'GET',
  path: '/api/picture-forms',
  access: 'public',
  summary:
    'Published pictures that were replaced, cropped or given a focal point, for the build of the site.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(500).default(500),
      after: PictureIdSchema.optional().describe('`next` of the page before; default: the first page.'),
    }),
  },
  responses: { 200: z.object({ data: z.array(PictureFormSchema), next: z.string().nullable() }) },
} as const satisfies Endpoint

export const removePicture = {
  method: 'DELETE',
  path: '/api/pictures/:id',
  access: 'entries.manage',
  summary: 'Deletes a picture that is used nowhere. Conflicts: `changed`, `in_use`.',
  request: { params, query: z.object({ version: DatabaseCountSchema }) },
  responses: { 204: z.null(), 404: ErrorSchema, 409: PictureConflictSchema },
} as const satisfies Endpoint
