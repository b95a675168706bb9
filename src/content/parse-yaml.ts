import { isMap, isNode, isPair, LineCounter, parseDocument, type Document, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { explain } from '../../contract/parse-or-explain'
import type { ContentIssue } from './content-issue'

interface YamlSource {
  /** Path from the project's root. */
  file: string
  text: string
  /** Lines of the file before `text` begins; 1 for front matter. Default: 0. */
  linesBefore?: number
}

interface Parsed<T> {
  /** Missing when there are issues. */
  data?: T
  issues: ContentIssue[]
  /** Place of a value (or of its nearest existing parent) in the file. */
  locate: (path: readonly PropertyKey[]) => Pick<ContentIssue, 'file' | 'line' | 'column'>
}

/** Parses YAML by a schema; every issue of syntax or shape comes with its line and column. */
export function parseYaml<S extends z.ZodType>(
  schema: S,
  { file, text, linesBefore = 0 }: YamlSource,
): Parsed<z.output<S>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line: line + linesBefore, column: col }
  }
  const locate = (path: readonly PropertyKey[]) => at(findOffset(document, path))

  if (document.errors.length > 0) {
    return {
      issues: document.errors.map((error) => ({
        ...at(error.pos[0]),
        message: explainYamlError(error),
      })),
      locate,
    }
  }
  const result = explain(schema, document.toJS() ?? {})
  if (result.ok) return { data: result.data, locate, issues: [] }
  return {
    locate,
    issues: result.issues.map(({ path, message }) => ({
      ...locate(path),
      message: `${path.join('.') || 'file'}: ${message}`,
    })),
  }
}

/** What to change where YAML can't be read, for people who do not know its terms. */
export function explainYamlError({ code, message }: YAMLParseError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'use spaces, not tabs, to indent'
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a value that contains a colon needs double quotes around it'
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
      return 'put double quotes around the whole value'
    case 'BAD_INDENT':
      if (/\]$/.test(message)) return 'a list that begins with [ must end with ]'
      return 'the indentation doesn’t fit: align this line with the others of its list or group'
    case 'DUPLICATE_KEY':
      return 'this field stands twice: remove one'
    case 'MISSING_CHAR':
      return /quote/i.test(message) ? 'a closing quote is missing' : `a character is missing: ${message}`
    default:
      return `not valid YAML: ${message}`
  }
}

/** Offset of the deepest part of `path` that exists; for the last step the key counts, not the value. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  let offset = isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0
  for (let depth = 1; depth <= path.length; depth++) {
    const next = offsetOf(document, path.slice(0, depth))
    if (next === undefined) break
    offset = next
  }
  return offset
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const key = path.at(-1)
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(key))
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined
  }
  const node = document.getIn(path, true)
  return isNode(node) ? node.range?.[0] : undefined
}
