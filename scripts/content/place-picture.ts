import path from 'node:path'
import type { ContentFiles } from '../../src/content/content-files'
import type { FoundPicture } from '../../src/content/picture-source'
import { looksSame } from './looks-same'

interface Place {
  /** As the text of the file says it, e.g. "./images/wave.webp". */
  url: string
  /** Whether the picture has yet to be written there. */
  isNew: boolean
}

/**
 * Where a picture of an entry is beside the entry's file: the file's own picture that shows the same, else one of its
 * name in `images/`; under another name where that is taken by a different picture.
 *
 * @param own Pictures the file shows so far.
 */
export async function placePicture(
  picture: FoundPicture,
  { file, own, files }: { file: string; own: readonly string[]; files: ContentFiles },
): Promise<Place> {
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
