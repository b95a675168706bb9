import { createHash } from 'node:crypto'

/** Raise it when the cut changes: all pictures get new names then. */
const CUT_VERSION = 1

/**
 * The file name of an uploaded picture as it is cut for shared links: new when the picture or the cut is.
 *
 * @param src Address of the upload, which names its bytes.
 */
export const socialCutName = (src: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([CUT_VERSION, src]))
    .digest('hex')
    .slice(0, 16)}.jpg`
