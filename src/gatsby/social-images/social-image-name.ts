import { createHash } from 'node:crypto'
import type { SocialImage } from './social-image'

/** Raise it when the drawing changes (layout, sea chart, colors, font): all pictures get new names then. */
const DRAWING_VERSION = 2

/** The file name of a picture, from everything that goes into it: known before it is drawn, new when it changes. */
export function socialImageName(image: SocialImage): string {
  const { title, eyebrow = '', siteName, slug, kind, steps = '', neighbours = '' } = image
  const content = JSON.stringify([DRAWING_VERSION, title, eyebrow, siteName, slug, kind, steps, neighbours])
  return `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.png`
}

/** Raise it when the cut changes: all pictures get new names then. */
const CUT_VERSION = 1

/**
 * The file name of an uploaded picture as it is cut for shared links: new when the picture or the cut is.
 *
 * @param form Address of the upload, which names its bytes, and its focal point if it has one.
 */
export const socialCutName = (form: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([CUT_VERSION, form]))
    .digest('hex')
    .slice(0, 16)}.jpg`
