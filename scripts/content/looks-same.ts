import sharp from 'sharp'

/** Largest average difference of two greys, of 255: more than compression and scaling make, less than an edit does. */
const tolerance = 6
const side = 48

/**
 * Whether two images look the same, even in different sizes or formats. An image that can't be read looks like no other.
 */
export async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
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
