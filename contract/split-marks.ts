/** A text in parts, of which the words in `terms` (lower case) are to be marked. */
export const splitMarks = (text: string, terms: readonly string[]) =>
  text.split(/([\p{L}\p{N}]+)/u).map((part) => ({ text: part, isMarked: terms.includes(part.toLowerCase()) }))
