/** What could be better in a text. Advice never keeps a text from being published. */
export interface Advice {
  kind:
    | 'length'
    | 'reading'
    | 'wording'
    | 'heading'
    | 'link'
    | 'image'
    | 'paragraph'
    | 'sentence'
    | 'footnote'
    | 'code'
    | 'html'
  /** What to change, one or two sentences. */
  message: string
  /** The words it is about, at most 60 characters; empty where it is the whole text. */
  excerpt: string
  /** Line of the Markdown, from 1; undefined where it is the whole text. */
  line?: number | undefined
}

/** The beginning of a text on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}
