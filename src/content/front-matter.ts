import { isSetting, type EntryKind } from '../../contract/content/kinds'

const frontMatter = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/** A file's text in its two parts. */
export interface SplitText {
  /** The front matter, without the lines of "---". */
  yaml: string
  /** What stands below. */
  body: string
  /** Lines of the file before `body` begins. */
  linesBefore: number
}

/** Parts a text at the end of its front matter; undefined where it has none. */
export function splitFrontMatter(text: string): SplitText | undefined {
  const match = frontMatter.exec(text)
  if (match === null) return undefined
  return {
    yaml: match[1] ?? '',
    body: text.slice(match[0].length),
    linesBefore: match[0].split('\n').length - 1,
  }
}

/** Parts the text of a kind's file: that of a setting is YAML from end to end. */
export const splitFile = (kind: EntryKind, text: string): SplitText | undefined =>
  isSetting(kind) ? { yaml: text, body: '', linesBefore: 0 } : splitFrontMatter(text)
