import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { PictureCrop } from '../../contract/picture'
import { ServiceError } from '../errors/service-error'
import type { StoredPicture } from '../repositories/pictures-repository'

/** Pixels of the longer side an image is shrunk to. */
const longestSide = 2_000
/** Of a small one: sharp in the lists of the workspace, also on dense screens. */
const thumbnailWidth = 480
/** Pixels an image may have before that: more than cameras take, less than would fill the memory. */
const mostPixels = 100_000_000

interface RendererOptions {
  /** Images rendered at once. Default 2. */
  atOnce?: number
  /** Images that wait for their turn. Default 10. */
  mostWaiting?: number
  /** How long one may take, in milliseconds. Default 20,000. */
  timeoutMs?: number
  /** How much memory one may take, in bytes. Default 1 GiB. */
  mostMemory?: number
}

/** @param crop Part of an image that was rendered before. Default: the whole. */
export type RenderPicture = (file: Buffer, crop?: PictureCrop | null) => Promise<RenderedPicture>

export interface RenderedPicture extends Omit<StoredPicture, 'name'> {
  /** A small one, WebP as well. */
  thumbnail: Buffer
}

/**
 * Makes an image of any accepted format one that can be shown: upright, at most 2,000 pixels, WebP, without the
 * camera's metadata. The same bytes give the same image. Of an animation the first frame. Each is rendered in a
 * process of its own, so that no image can stop the service.
 *
 * @returns A function that throws ServiceError `unsupported_media_type` for other formats, `payload_too_large` for
 *   images that need too much, `images_busy` when too many wait.
 */
export function createPictureRenderer(options: RendererOptions = {}): RenderPicture {
  const { atOnce = 2, mostWaiting = 10, timeoutMs = 20_000, mostMemory = 1024 ** 3 } = options
  const limit = pLimit(atOnce)
  return async (file, crop = null) => {
    if (file.length === 0) throw unsupported()
    if (limit.pendingCount >= mostWaiting) throw busy()
    return limit(() => render(file, crop, { timeoutMs, mostMemory }))
  }
}

const program = path.join(__dirname, 'render-picture.mjs')

const ResultSchema = z.union([
  z.object({ width: z.int(), height: z.int(), length: z.int() }),
  z.object({ refused: z.enum(['format', 'pixels', 'complexity']), why: z.string().optional() }),
])

async function render(
  file: Buffer,
  crop: PictureCrop | null,
  { timeoutMs, mostMemory }: Pick<Required<RendererOptions>, 'timeoutMs' | 'mostMemory'>,
): ReturnType<RenderPicture> {
  const limits = JSON.stringify({ longestSide, thumbnailWidth, mostPixels, mostMemory, crop })
  // without the service's environment, which holds its secrets
  const child = spawn(process.execPath, [program, limits], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  // visitors come first; set before it creates threads, which inherit the priority
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  // a process that ends early closes its input; how it ended says why
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const [bytes, said, log, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stdio[3] as Readable),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ])
  // killed by the time limit or by itself; what it has written may be half an image
  if (signal === 'SIGKILL') throw tooComplex()
  if (code !== 0) throw new Error(`${program} ended with code ${code} and signal ${signal}: ${log}`)
  const result = ResultSchema.parse(JSON.parse(said))
  if ('width' in result) {
    const { length, ...size } = result
    const [image, thumbnail] = [bytes.subarray(0, length), bytes.subarray(length)]
    const hash = createHash('sha256').update(image).digest('hex').slice(0, 10)
    return { hash, ...size, bytes: image, thumbnail }
  }
  if (result.refused === 'complexity') throw tooComplex()
  throw result.refused === 'pixels' ? tooManyPixels() : unsupported(result.why)
}

function unsupported(cause?: unknown): ServiceError {
  const message = 'Unsupported image. Use PNG, JPEG, WebP, AVIF, GIF or SVG.'
  return new ServiceError('unsupported_media_type', message, { cause })
}

const tooManyPixels = () =>
  new ServiceError('payload_too_large', 'The image has more than 100 million pixels. Upload a smaller one.')

const tooComplex = () =>
  new ServiceError(
    'payload_too_large',
    'This image takes too long to process. Export it as PNG or JPEG, without filters, and upload that.',
  )

const busy = () =>
  new ServiceError('images_busy', 'Other images are being processed. Try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  })
