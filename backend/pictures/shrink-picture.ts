import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { ServiceError } from '../errors/service-error'
import type { StoredPicture } from '../repositories/pictures-repository'

/** Pixels of the longer side a picture is shrunk to. */
const longestSide = 2_000
/** Pixels a picture may have before it is shrunk: more than cameras take, less than would fill the memory. */
const mostPixels = 100_000_000
const patienceSeconds = 20
const formats: readonly string[] = ['png', 'jpeg', 'webp', 'gif', 'svg']

/**
 * Makes a picture of any accepted format one that can be shown: upright, at most 2,000 pixels, WebP, and without
 * what cameras write about place and time. The same bytes give the same picture. Of a moving one the first frame.
 *
 * @throws ServiceError `unsupported_media_type` for what is no picture, `payload_too_large` for too many pixels.
 */
export async function shrinkPicture(file: Buffer): Promise<Omit<StoredPicture, 'name'>> {
  if (file.length === 0) refuse()
  const metadata = await sharp(file, { limitInputPixels: false }).metadata().catch(refuse)
  if (!isAccepted(metadata)) refuse()
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > mostPixels) {
    throw new ServiceError(
      'payload_too_large',
      'The picture has more than 100 million pixels. Send a smaller one.',
    )
  }
  const { data, info } = await sharp(file, { limitInputPixels: mostPixels })
    .timeout({ seconds: patienceSeconds })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return { hash, width: info.width, height: info.height, bytes: data }
}

/** AVIF and HEIC share a container; phones' HEIC can't be read here. */
function isAccepted({ format, compression }: Metadata): boolean {
  return (format !== undefined && formats.includes(format)) || (format === 'heif' && compression === 'av1')
}

function refuse(cause?: unknown): never {
  const message = 'Unsupported image. Use PNG, JPEG, WebP, AVIF, GIF or SVG.'
  throw new ServiceError('unsupported_media_type', message, { cause })
}
