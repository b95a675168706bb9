import type { EntryContent } from '../../../../contract/entry'
import { fieldNames, nameField } from './field-names'

/** A field of an entry as a reader of a comparison sees it. */
export interface FieldText {
  /** Where, e.g. "fields.seo.title". */
  path: string
  /** What people call it. */
  name: string
  /** Its value in words, one line for each item of a list; empty while it has none. */
  text: string
}

/** Every field in the order of the form, the body of the text left out. */
export function describeFields({ slug, fields }: EntryContent): FieldText[] {
  const values = new Map<string, string>([['slug', slug]])
  collect('fields', fields, values)
  const known = Object.keys(fieldNames).filter((path) => values.has(path))
  const others = [...values.keys()].filter((path) => !(path in fieldNames))
  return [...known, ...others].map((path) => ({
    path,
    name: nameField(path),
    text: values.get(path) ?? '',
  }))
}

function collect(path: string, value: unknown, into: Map<string, string>): void {
  if (isGroup(value)) for (const [key, part] of Object.entries(value)) collect(`${path}.${key}`, part, into)
  else into.set(path, describeValue(value))
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeItem).join('\n')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A point of a case study or a part of its time line on one line. */
function describeItem(item: unknown): string {
  if (!isGroup(item)) return describeValue(item)
  const { label, from, to, title, text } = item
  if ('label' in item || 'from' in item || 'to' in item)
    return `${describeValue(label)}: week ${describeValue(from)} to ${describeValue(to)}`
  return [title, text].map(describeValue).filter(Boolean).join(': ')
}
