/** A text with the words in `terms` (lower case) marked. */
export function MarkWords({ text, terms }: { text: string; terms: readonly string[] }) {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => (terms.includes(part.toLowerCase()) ? <mark key={index}>{part}</mark> : part))
}
