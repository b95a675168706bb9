/** Signs that a plain text was written as Markdown. Each alone is rare in other texts. */
const signs = [
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

/** Whether a plain text is better read as Markdown than as words in lines. */
export const looksLikeMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text))
