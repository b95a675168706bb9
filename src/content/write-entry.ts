import { Document, isScalar, visit, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import type { EntryKind } from '../../contract/content/entry-kind'
import { entrySchemas } from '../../contract/content/entry-schemas'
import { isSetting } from '../../contract/content/kinds'
import { isList } from './entry-folders'

/** What a file of `content/` says. */
export interface WrittenEntry {
  kind: EntryKind
  fields: object
  markdown: string
}

/**
 * An entry as the text of its file, that of a setting as YAML alone: front matter with the keys in the order of their schema, an empty line, the
 * Markdown, a line end. The same entry is always the same text; `readEntry` gives back what went in, but for empty
 * lists, which are left out as a schema's default.
 */
export function writeEntry({ kind, fields, markdown }: WrittenEntry): string {
  const ordered = orderFields(kind, fields)
  if (isSetting(kind)) return writeFields(isList(kind) ? (ordered['items'] ?? []) : ordered)
  return `---\n${writeFields(ordered)}---\n\n${markdown}\n`
}

/** Front matter with the keys in the order of their schema, without empty values and defaults. */
export const orderFields = (kind: EntryKind, fields: object): Record<string, unknown> => ({
  ...(order(entrySchemas[kind], fields) as object | undefined), // an object again
})

/** Fields as YAML, as they are; lists of slugs in one line. */
export function writeFields(fields: unknown): string {
  const document = new Document(fields)
  visit(document, {
    Seq: (_, list) => {
      if (list.items.length > 0 && list.items.every(isSlug)) list.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

const isSlug = (item: YAMLSeq['items'][number]) =>
  isScalar(item) && typeof item.value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item.value)

/**
 * The value with keys in the order of the schema, without empty values and those that an omitted one counts as; undefined
 * if nothing is left.
 */
function order(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodDefault && schema.def.defaultValue === value) return undefined
  const inner = unwrap(schema)
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? inner.element : undefined
    return value.length === 0 ? undefined : value.map((item) => order(element, item))
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const shape: Record<string, unknown> = inner instanceof z.ZodObject ? inner.shape : {}
  const given = new Map<string, unknown>(Object.entries(value))
  const keys = [...new Set([...Object.keys(shape), ...given.keys()])]
  const kept = keys
    .map((key) => [key, order(shape[key], given.get(key))] as const)
    .filter(([, item]) => item !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

function unwrap(schema: unknown): unknown {
  let current = schema
  while (current instanceof z.ZodOptional || current instanceof z.ZodDefault) current = current.unwrap()
  return current
}
