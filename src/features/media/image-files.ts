import { mimeEssence } from '../../lib/mime-essence'

/** MIME types that can be uploaded. */
export const imageTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

/** As in contract/picture.ts, whose Zod no page should load. */
const largest = 15 * 1024 * 1024

/** Why a file can't be uploaded; undefined if it can. */
export function explainFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!imageTypes.includes(mimeEssence(type)))
    return `“${name}” isn’t a supported image. Use PNG, JPEG, WebP, AVIF, GIF or SVG.`
  return size > largest ? `“${name}” is larger than 15 MB. Choose a smaller image.` : undefined
}
