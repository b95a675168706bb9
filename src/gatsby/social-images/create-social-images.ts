import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { writeWhole } from '../write/write-whole'
import { readChartStyle } from './chart-style'
import { drawSocialImage } from './draw-social-image'
import { createSocialFonts, fontOptions } from './social-fonts'
import type { SocialImage } from './social-image'
import { socialImageName } from './social-image-name'

interface SocialImagesRequest {
  /** One entry for each page; pages with the same values share a picture. */
  readonly pages: readonly SocialImage[]
  /** Where the pictures are published, e.g. "public/social". */
  readonly outputDirectory: string
  /** Where they are kept between builds. */
  readonly cacheDirectory: string
}

interface SocialImagesReport {
  /** Pictures drawn in this run; the others came from the cache. */
  readonly drawn: number
  readonly total: number
}

/** The renderer and the PNG encoder run outside the main thread; more at once only costs memory. */
const AT_ONCE = 3

/** Writes the picture of each page. An unchanged page costs nothing: its picture is copied from the cache. */
export async function createSocialImages(request: SocialImagesRequest): Promise<SocialImagesReport> {
  const { outputDirectory, cacheDirectory } = request
  await mkdir(outputDirectory, { recursive: true })
  const names = new Set(request.pages.map(socialImageName))
  const drawn = await drawSocialImages(request.pages, cacheDirectory)
  for (const name of names) await publish(name, cacheDirectory, outputDirectory)
  return { drawn, total: names.size }
}

/** The pictures of these pages that are not in the cache, by name. */
export const findMissing = (pages: readonly SocialImage[], cacheDirectory: string) =>
  new Map(
    pages
      .map((page) => [socialImageName(page), page] as const)
      .filter(([name]) => !existsSync(path.join(cacheDirectory, name))),
  )

/** Draws what is missing in the cache. @returns How many were. */
export async function drawSocialImages(
  pages: readonly SocialImage[],
  cacheDirectory: string,
): Promise<number> {
  const missing = findMissing(pages, cacheDirectory)
  if (missing.size > 0) await drawAll([...missing], cacheDirectory)
  return missing.size
}

async function drawAll(missing: readonly (readonly [name: string, image: SocialImage])[], directory: string) {
  const { files, measure } = await createSocialFonts(path.join(directory, 'fonts'))
  const tools = { measure, chartStyle: readChartStyle() }
  const queue = missing.values()
  const work = async () => {
    for (const [name, image] of queue) {
      const png = await renderSocialImage(drawSocialImage(image, tools), files)
      await writeWhole(path.join(directory, name), (part) => writeFile(part, png))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function publish(name: string, from: string, to: string): Promise<void> {
  const target = path.join(to, name)
  if (!existsSync(target)) await writeWhole(target, (part) => copyFile(path.join(from, name), part))
}

/** Renders a drawing as a PNG. A palette would take three times as long, and the usual compression half as long again for a twentieth of the bytes. */
async function renderSocialImage(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, { font: fontOptions(fontFiles) })
  roundColors(pixels)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer()
}

/** Rounds each channel to six bits: no eye sees it, and the picture packs better by a seventh. */
function roundColors({ buffer, byteOffset, byteLength }: Buffer): void {
  const colors = new Uint32Array(buffer, byteOffset, byteLength / 4)
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i] ?? 0
    colors[i] = (color & 0xfc_fc_fc_fc) | ((color >>> 6) & 0x03_03_03_03)
  }
}
