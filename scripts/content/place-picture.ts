import path from 'node:path'
import type { ContentFiles } from '../../src/content/content-files'
import type { FoundPicture } from '../../src/content/picture-source'
import { looksSame } from './looks-same'

interface PlacedImage {
  /** As Markdown refers to it, e.g. "./images/wave.webp". */
  url: string
  /** Whether the file has yet to be written. */
  isNew: boolean
}

/**
 * Finds where an entry's image belongs beside the entry's file: an image of the file that looks the same, else one of
 * its name in `images/`, or of another name when a different image has that one.
 *
 * @param own Images the file shows so far.
 */
export async function placePicture(
  picture: FoundPicture,
  { file, own, files }: { file: string; own: readonly string[]; files: ContentFiles },
): Promise<PlacedImage> {
  const { name, ext } = path.parse(picture.href)
  const hash = path.basename(path.dirname(picture.href))
  const named = [`./images/${name}${ext}`, `./images/${name}-${hash}${ext}`]
  for (const url of [...own, ...named]) {
    const there = files.findPicture(file, url)
    if (there && (await looksSame(there.bytes, picture.bytes))) return { url, isNew: false }
  }
  const free = named.find((url) => files.findPicture(file, url) === undefined)
  return { url: free ?? `./images/${hash}${ext}`, isNew: true }
}
