import { isDeepStrictEqual } from 'node:util'
import type { EntryContent } from '../../contract/entry'
import { parseMarkdown } from '../../src/content/parse-markdown'
import { entrySchemas } from '../../contract/content/entry-schemas'

/** Whether readers would see no difference: the same fields, and Markdown that renders the same. */
export function haveSameMeaning(one: EntryContent, other: EntryContent): boolean {
  return (
    one.kind === other.kind &&
    one.slug === other.slug &&
    isDeepStrictEqual(fieldsOf(one), fieldsOf(other)) &&
    parseMarkdown(one.markdown).html === parseMarkdown(other.markdown).html
  )
}

/** With defaults filled in; those of a draft as they are. */
function fieldsOf({ kind, fields }: EntryContent): unknown {
  const complete = entrySchemas[kind].safeParse(fields)
  return JSON.parse(JSON.stringify(complete.success ? complete.data : fields))
}
