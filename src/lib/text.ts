/** Words of a text as a reader would count them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu)?.length ?? 0
}

/** Reading time in whole minutes at 220 words a minute, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220))
}

/** "a, b and c". */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The text of an HTML fragment, tags taken out and space folded. */
export function stripTags(html: string): string {
  const inline = /<\/?(?:a|abbr|b|code|em|i|strong|sub|sup|span|wbr)\b[^>]*>/g
  return html
    .replace(inline, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** With a full stop, unless it ends like a sentence already: messages are put together from words that don't. */
export const endSentence = (text: string) => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`)
