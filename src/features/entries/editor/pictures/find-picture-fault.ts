import { mimeEssence } from '../../../../lib/mime-essence'

/** Largest picture that is taken, in bytes: as in contract/picture.ts, whose Zod no page should load. */
export const largestPicture = 15 * 1024 * 1024

/** Kinds of picture that are taken, as browsers name them. */
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

/** What keeps a file from being added, in words; undefined when nothing does. */
export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(mimeEssence(type)))
    return 'Only pictures can be added: PNG, JPEG, WebP, AVIF, GIF or SVG.'
  if (size > largestPicture) {
    const most = largestPicture / 1024 / 1024
    return `It is larger than ${most} MB. Save it smaller and add it again.`
  }
  return undefined
}
