import { mimeEssence } from '../../../../lib/mime-essence'

/** The largest image, in bytes, as in contract/picture.ts: importing that would load Zod. */
export const maxImageSize = 15 * 1024 * 1024

/** MIME types that can be uploaded. */
export const imageTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

/** Why a file can't be uploaded; undefined if it can. */
export function validateImage({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.includes(mimeEssence(type))) return 'Choose a PNG, JPEG, WebP, AVIF, GIF or SVG image.'
  if (size > maxImageSize) {
    const max = maxImageSize / 1024 / 1024
    return `The file must be smaller than ${max} MB.`
  }
  return undefined
}
