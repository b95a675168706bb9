import path from 'node:path'
import sharp from 'sharp'
import type { ContentFiles } from '../../src/content/content-files'
import type { FoundPicture } from '../../src/content/picture-source'

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
  const { name: shown, ext } = path.parse(picture.href)
  const name = shown.replace(/\.[0-9a-f]{10}$/, '') // without its edition
  const hash = path.basename(path.dirname(picture.href))
  const named = [`./images/${name}${ext}`, `./images/${name}-${hash}${ext}`]
  for (const url of [...own, ...named]) {
    const there = files.findPicture(file, url)
    if (there && (await looksSame(there.bytes, picture.bytes))) return { url, isNew: false }
  }
  const free = named.find((url) => files.findPicture(file, url) === undefined)
  return { url: free ?? `./images/${hash}${ext}`, isNew: true }
}

/** Largest average difference of two greys, of 255: more than compression and scaling make, less than an edit does. */
const tolerance = 6
const side = 48

/**
 * Whether two images look the same, even in different sizes or formats. An image that can't be read looks like no other.
 */
async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const [first, second] = await Promise.all([readGist(one), readGist(other)])
  if (first === undefined || second === undefined || Math.abs(first.ratio - second.ratio) > 0.02) return false
  const sum = first.pixels.reduce((total, value, at) => total + Math.abs(value - (second.pixels[at] ?? 0)), 0)
  return sum / first.pixels.length <= tolerance
}

/** A thumbnail on white, and the image's proportions. */
async function readGist(bytes: Buffer): Promise<{ pixels: Buffer; ratio: number } | undefined> {
  try {
    const picture = sharp(bytes).rotate()
    const { info } = await picture.clone().toBuffer({ resolveWithObject: true })
    const pixels = await picture
      .flatten({ background: '#fff' })
      .resize(side, side, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer()
    return { pixels, ratio: info.width / info.height }
  } catch {
    return undefined
  }
}
