import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { writeWhole } from '../write/write-whole'
import { SOCIAL_IMAGE_SIZE } from './social-image'

interface Request {
  /** File name and source of each. */
  readonly cuts: readonly { name: string; file: string }[]
  /** Where they are published, e.g. "public/social". */
  readonly outputDirectory: string
  /** Where they are kept between builds. */
  readonly cacheDirectory: string
}

const { width, height } = SOCIAL_IMAGE_SIZE

/** Cuts uploaded pictures to the size that every network shows uncropped; what draws the eye stays in. */
export async function cutSocialImages({ cuts, outputDirectory, cacheDirectory }: Request): Promise<void> {
  if (cuts.length === 0) return
  await mkdir(cacheDirectory, { recursive: true })
  await mkdir(outputDirectory, { recursive: true })
  for (const { name, file } of new Map(cuts.map((cut) => [cut.name, cut])).values()) {
    const kept = path.join(cacheDirectory, name)
    if (!existsSync(kept))
      await writeWhole(kept, async (part) => {
        await sharp(file)
          .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
          .flatten({ background: 'white' })
          .jpeg({ quality: 84, mozjpeg: true })
          .toFile(part)
      })
    const target = path.join(outputDirectory, name)
    if (!existsSync(target)) await writeWhole(target, (part) => copyFile(kept, part))
  }
}
