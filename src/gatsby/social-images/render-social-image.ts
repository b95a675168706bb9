import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { fontOptions } from './measure-text'

/** 256 colors show no loss on flat tints and thin lines; fewer turn the magenta course brown. */
const PNG = { palette: true, colours: 256, effort: 2, dither: 0, compressionLevel: 7 } as const

/** Renders a drawing as a PNG with a palette. */
export async function renderSocialImage(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, { font: fontOptions(fontFiles) })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(PNG)
    .toBuffer()
}
