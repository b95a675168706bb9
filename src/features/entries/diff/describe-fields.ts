import { contentLabels, entryDescriptions, isGroup } from '../../../../contract/content/entry-descriptions'
import type { Field, Fields } from '../../../../contract/content/field'
import type { EntryContent } from '../../../../contract/entry'

/** A field of an entry as a reader of a comparison sees it. */
export interface FieldText {
  /** Where, e.g. "fields.seo.title". */
  path: string
  /** What people call it. */
  name: string
  /** Its value in words, one line for each item of a list; empty while it has none. */
  text: string
}

/** Every field in the order of the front matter, the body of the text left out. */
export function describeFields({ kind, slug, fields }: EntryContent): FieldText[] {
  return [
    { path: 'slug', name: contentLabels.slug, text: slug },
    ...describeParts('fields', entryDescriptions[kind].fields, fields),
  ]
}

function describeParts(path: string, fields: Fields, value: unknown): FieldText[] {
  const values = new Map<string, unknown>(isRecord(value) ? Object.entries(value) : [])
  return Object.entries(fields).flatMap(([key, field]): FieldText[] => {
    const at = `${path}.${key}`
    if (isGroup(field)) return describeParts(at, field.fields, values.get(key))
    return [{ path: at, name: field.label, text: describeValue(field, values.get(key)) }]
  })
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

function describeValue(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => describeItem(field, item)).join('\n')
  if (field.kind === 'money-range') {
    const [min, max, currency, period] = describeParts('', field.fields, value).map(({ text }) => text)
    return value === undefined ? '' : `${min} to ${max} ${currency} per ${period}`
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An item of a list on one line: its texts, then its numbers by their names. */
function describeItem(field: Field, item: unknown): string {
  if (field.kind !== 'rows') return typeof item === 'string' ? item : ''
  const parts = describeParts('', field.fields, item).filter(({ text }) => text !== '')
  const isNumber = ({ path }: FieldText) => field.fields[path.slice(1)]?.kind === 'number'
  const texts = parts.filter((part) => !isNumber(part)).map(({ text }) => text)
  const numbers = parts.filter(isNumber).map(({ name, text }) => `${name.toLowerCase()} ${text}`)
  return [...texts, numbers.join(' ')].filter((text) => text !== '').join(': ')
}
