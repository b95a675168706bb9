import { parseDocument } from 'yaml'
import type { EntryKind } from '../../contract/content/entry-kind'
import { entrySchemas } from '../../contract/content/entry-schemas'
import { EntryContentSchema, type EntryContent } from '../../contract/entry'
import { explain } from '../../contract/parse-or-explain'
import type { SourceFile } from './content-files'
import { ContentError } from './content-issue'
import { isList } from './entry-folders'
import { splitFile } from './front-matter'
import { explainYamlError } from './parse-yaml'

/**
 * What a file says, as the editor keeps it: nothing filled in, pictures under the names they have in the file. The
 * reverse of `writeEntry`.
 *
 * @throws ContentError that names the file, when its front matter is not that of its kind.
 */
export function readEntry(kind: EntryKind, { file, slug, text }: SourceFile): EntryContent {
  const parts = splitFile(kind, text)
  const fail = (messages: readonly string[]) =>
    new ContentError(messages.map((message) => ({ file, line: 1, column: 1, message })))
  if (parts === undefined)
    throw fail(['front matter is missing: start the file with a block between two lines of "---"'])
  const document = parseDocument(parts.yaml, { prettyErrors: false })
  if (document.errors.length > 0) throw fail(document.errors.map(explainYamlError))

  const value: unknown = document.toJS()
  const raw = isList(kind) ? { items: value ?? [] } : (value ?? {})
  const complete = entrySchemas[kind].safeParse(raw)
  // A length may only fit once {{tokens}} are filled in: then the file is taken as it stands.
  const fields = complete.success ? complete.data : raw
  const content = explain(EntryContentSchema, { kind, slug, fields, markdown: textOf(parts.body) })
  if (!content.ok) throw fail(content.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
  return content.data
}

/** The Markdown without the empty line above it and the line end below it. */
const textOf = (body: string) => body.replace(/^\n/, '').replace(/\n$/, '')
