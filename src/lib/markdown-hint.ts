export interface MarkdownHint {
  kind: 'length' | 'heading' | 'link' | 'picture' | 'paragraph' | 'sentence' | 'footnote'
  /** What could be better and how, one or two sentences. */
  message: string
  /** The words it is about, at most 60 characters; empty where it is the whole text. */
  where: string
}

type Hint = (message: string, where: string) => MarkdownHint

/** Makes hints of a kind. */
export const hint =
  (kind: MarkdownHint['kind']): Hint =>
  (message, where) => ({ kind, message, where: excerpt(where) })

/** The beginning of a text on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}
