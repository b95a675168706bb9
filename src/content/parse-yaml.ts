import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from 'yaml'
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
        message: `not valid YAML: ${error.message}`,
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
