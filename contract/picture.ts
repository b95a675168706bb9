import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { entryPermissions } from './permissions'

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

export const addPicture = {
  method: 'POST',
  path: '/api/pictures',
  access: entryPermissions,
  summary:
    'Takes a picture (PNG, JPEG, WebP, AVIF, GIF or SVG; at most 15 MB) as the body, turns and shrinks it to at most 2,000 pixels and keeps it as WebP. The same picture again is the same address.',
  request: {
    query: z.object({
      name: z.string().max(200).default('picture').describe('Name of the file; part of the address.'),
    }),
  },
  responses: { 201: PictureSchema, 413: ErrorSchema, 415: ErrorSchema },
} as const satisfies Endpoint
