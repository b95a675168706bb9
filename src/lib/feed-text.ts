/** A text without the characters that XML forbids, e.g. control characters. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/**
 * Plain text for a feed. Readers take titles and descriptions for HTML, so what would be a tag or an entity there is
 * escaped; all else stays, for readers that show it as it is.
 */
export const feedText = (text: string): string =>
  xmlText(text)
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')

/** HTML for a feed: readers show drawings without our styles, in black and in any size. Their labels are text. */
export const withoutDrawings = (html: string): string => html.replace(/<svg[\s>][\s\S]*?<\/svg>/g, '')
