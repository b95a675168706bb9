/**
 * Renders one image as WebP, in a process of its own, which the service ends when it takes too long: a renderer that
 * is busy with a hostile image can't be stopped in any other way.
 *
 *   node render-picture.mjs limits < image > image.webp
 *
 * `limits`: JSON with `longestSide`, `thumbnailWidth` and `mostPixels` in pixels, `mostMemory` in bytes, and `crop`, a
 * part in fractions, or null. The output is the image and then a small one. Writes JSON to file descriptor 3:
 * `{ width, height, length }`, the length of the image in bytes, or `{ refused, why }` with "format", "pixels" or "complexity".
 */
import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { setInterval } from 'node:timers'
import sharp from 'sharp'

class Refusal extends Error {}

const formats = ['png', 'jpeg', 'webp', 'gif', 'svg']
const { longestSide, thumbnailWidth, mostPixels, mostMemory, crop } = JSON.parse(process.argv[2] ?? '')

// rendering happens in other threads, so the timer goes on
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL')
}, 50).unref()
sharp.cache(false)
sharp.concurrency(1)

async function render(file) {
  // an SVG is looked at before any library reads it; a compressed one can't be
  if (isCompressed(file)) throw new Refusal('format')
  if (isText(file)) {
    // its parser takes longer to load than a small image to render
    const { findSvgIssue } = await import('./find-svg-issue.mjs')
    const svgIssue = findSvgIssue(file.toString('utf8'))
    if (svgIssue !== undefined) throw new Refusal(svgIssue)
  }
  const metadata = await sharp(file, { limitInputPixels: false }).metadata()
  if (!isAccepted(metadata)) throw new Refusal('format')
  if (metadata.format === 'svg' && !isText(file)) throw new Refusal('format')
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > mostPixels) throw new Refusal('pixels')
  const { data, info } = await cut(sharp(file, { limitInputPixels: mostPixels }).rotate(), metadata)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  const small = await sharp(data)
    .resize({ width: thumbnailWidth, height: thumbnailWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
  return { webp: Buffer.concat([data, small]), width: info.width, height: info.height, length: data.length }
}

/** The wanted part. Only images that were rendered before are cut, so none is turned. */
function cut(image, { width = 0, height = 0 }) {
  if (!crop) return image
  const left = Math.min(Math.round(crop.left * width), width - 1)
  const top = Math.min(Math.round(crop.top * height), height - 1)
  return image.extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  })
}

const isCompressed = (file) => file[0] === 0x1f && file[1] === 0x8b

/** Whether it begins as XML does, in UTF-8. */
const isText = (file) => /^(?:\u{FEFF})?\s*</u.test(file.subarray(0, 1_000).toString('utf8'))

/** AVIF and HEIC share a container; phones' HEIC can't be read here. */
const isAccepted = ({ format, compression }) =>
  formats.includes(format) || (format === 'heif' && compression === 'av1')

const file = await buffer(process.stdin)
try {
  const { webp, ...size } = await render(file)
  writeSync(3, JSON.stringify(size))
  process.stdout.write(webp)
} catch (error) {
  const refused = error instanceof Refusal ? error.message : 'format'
  writeSync(3, JSON.stringify({ refused, why: error.message }))
}
