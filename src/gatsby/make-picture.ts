import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData } from 'gatsby-plugin-sharp'
import sharp from 'sharp'
import type { TextPicture } from './site/views'

/** How wide a picture in a text is at most, in CSS pixels, in most of its places. */
const widest = 720

type Making = Pick<CreateResolversArgs, 'cache' | 'reporter'>

/**
 * Sizes and formats of a picture in a text, from gatsby-plugin-image; undefined for a drawing (SVG), which needs none.
 *
 * @param node Of its file.
 */
export async function makePicture(
  { file, width: whole }: TextPicture,
  node: Node,
  { cache, reporter }: Making,
): Promise<IGatsbyImageData | undefined> {
  if (path.extname(file).toLowerCase() === '.svg') return undefined
  const width = Math.min(whole, widest)
  const { isOpaque } = await sharp(file).stats()
  return generateImageData({
    file: node,
    args: {
      layout: 'constrained',
      width,
      sizes: `(min-width: ${Math.ceil(width / 0.9)}px) ${width}px, 92vw`,
      placeholder: isOpaque ? 'dominantColor' : 'none', // a color would shine through
    },
    pathPrefix: '',
    reporter,
    cache,
  })
}
