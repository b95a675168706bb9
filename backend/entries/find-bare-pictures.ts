import { withoutCode } from './without-code'

/** A picture whose alternative text has neither letter nor digit, and its address or the name of it. */
const barePicture = /(?<!\\)!\[[^[\]\p{L}\p{N}]*\][([]\s*<?([^\s)\]>]*)/gu

const most = 10

/**
 * Addresses of pictures in a Markdown text that have no alternative text, the first ten. It looks at the text
 * alone, since to parse a long one takes seconds, and longer where somebody means harm.
 */
export function findBarePictures(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  const found = [...withoutCode(markdown).matchAll(barePicture)]
  return found.slice(0, most).map(([, address = '']) => address)
}
