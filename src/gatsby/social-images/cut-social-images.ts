import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { cutAround } from '../../lib/cut-around'
import type { SocialCut } from '../plan/seo-overrides'
import { writeWhole } from '../write/write-whole'
import { SOCIAL_IMAGE_SIZE } from './social-image'

interface Request {
  /** File name, source and focal point of each. */
  readonly cuts: readonly SocialCut[]
  /** Where they are published, e.g. "public/social". */
  readonly outputDirectory: string
  /** Where they are kept between builds. */
  readonly cacheDirectory: string
}

const { width, height } = SOCIAL_IMAGE_SIZE

/** Cuts uploaded pictures to the size that every network shows uncropped; the focal point stays in, or what draws the eye. */
export async function cutSocialImages({ cuts, outputDirectory, cacheDirectory }: Request): Promise<void> {
  if (cuts.length === 0) return
  await mkdir(cacheDirectory, { recursive: true })
  await mkdir(outputDirectory, { recursive: true })
  for (const { name, file, focus } of new Map(cuts.map((cut) => [cut.name, cut])).values()) {
    const kept = path.join(cacheDirectory, name)
    if (!existsSync(kept))
      await writeWhole(kept, async (part) => {
        await (
          await readPart(file, focus)
        )
          .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
          .flatten({ background: 'white' })
          .jpeg({ quality: 84, mozjpeg: true })
          .toFile(part)
      })
    const target = path.join(outputDirectory, name)
    if (!existsSync(target)) await writeWhole(target, (part) => copyFile(kept, part))
  }
}

/** A picture, or the part of it around its focal point. */
async function readPart(file: string, focus: SocialCut['focus']): Promise<sharp.Sharp> {
  if (focus === null) return sharp(file)
  const { width: whole = 1, height: high = 1 } = await sharp(file).metadata()
  return sharp(file).extract(cutAround({ width: whole, height: high }, width / height, focus))
}
