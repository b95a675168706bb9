/** Patterns of Markdown. Each is rare in other plain text. */
const patterns = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) \S.*\n(?: {0,3}(?:[-*+]|\d{1,9}[.)]) \S| {2,}\S|\n)/m,
  /^ {0,3}[-*+] \[[ xX]\] \S/m,
  /^> \S/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /(?:^|[^`])`[^`\n]+`(?:[^`]|$)/,
  /^\|.+\|[ \t]*\n\|?[ \t]*:?-+/m,
  /^\[\^[^\]\s]+\]: /m,
]

/** Whether plain text is better parsed as Markdown. */
export const looksLikeMarkdown = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
