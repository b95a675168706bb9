import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { iconSizes, maskedIconHref } from '../../config/icons'

/** Of the icon's side: the mark is then within the circle of 40 % that every mask leaves. */
const scale = 0.8

/** Writes the icons that systems cut to a shape of theirs: the mark smaller, its ground to the edges. */
export async function writeMaskedIcons(source: string, directory: string): Promise<void> {
  for (const size of iconSizes.masked) {
    const file = path.join(directory, maskedIconHref(size))
    await mkdir(path.dirname(file), { recursive: true })
    const side = Math.round((size * scale) / 2) * 2
    const margin = (size - side) / 2
    const icon = sharp(source, { density: size }).resize(side, side)
    await icon
      .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
      .png()
      .toFile(file)
  }
}
