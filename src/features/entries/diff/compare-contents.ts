import { contentLabels, entryDescriptions, isGroup } from '../../../../contract/content/entry-descriptions'
import type { Field, Fields } from '../../../../contract/content/field'
import type { EntryContent } from '../../../../contract/entry'
import { diffTexts, type DiffRow, type TextDiff } from './diff-texts'

/** A difference: in a field, or in the text. */
interface Difference {
  name: string
  rows: DiffRow[]
}

interface Comparison {
  differences: Difference[]
  /** The number of differences in a sentence. */
  summary: string
  /** Whether parts were only compared line by line, because too much differs. */
  coarse: boolean
}

/** Compares two versions of an entry: its fields by name, then its text. */
export function compareContents(before: EntryContent, after: EntryContent): Comparison {
  const fields = compareFields(before, after)
  const text = diffTexts(before.markdown, after.markdown)
  const passages = countPassages(text)
  const parts = [...fields, ...(passages > 0 ? [{ name: 'Text', ...text }] : [])]
  return {
    differences: parts.map(({ name, rows }) => ({ name, rows })),
    summary: summarize(fields.length, passages),
    coarse: parts.some(({ coarse }) => coarse),
  }
}

function compareFields(before: EntryContent, after: EntryContent): (TextDiff & { name: string })[] {
  const [old, now] = [describeFields(before), describeFields(after)]
  const byPath = new Map([...old, ...now].map((field) => [field.path, field]))
  const textIn = (fields: typeof old, path: string) => fields.find((field) => field.path === path)?.text ?? ''
  return [...byPath.values()]
    .map(({ path, name }) => ({ name, before: textIn(old, path), after: textIn(now, path) }))
    .filter((field) => field.before !== field.after)
    .map((field) => ({ name: field.name, ...diffTexts(field.before, field.after) }))
}

/** Runs of lines that differ. */
const countPassages = ({ rows }: TextDiff) =>
  rows.filter(({ kind }, index) => kind !== 'same' && (rows[index - 1]?.kind ?? 'same') === 'same').length

function summarize(fields: number, passages: number): string {
  if (fields + passages === 0) return 'No differences'
  const parts = [
    ...(fields > 0 ? [`${fields} ${fields === 1 ? 'field' : 'fields'}`] : []),
    ...(passages > 0 ? [`${passages} ${passages === 1 ? 'passage' : 'passages'} of the text`] : []),
  ]
  return `${parts.join(' and ')} ${fields + passages === 1 ? 'differs' : 'differ'}.`
}

/** A field of an entry as a reader of a comparison sees it. */
export interface FieldText {
  /** Where, e.g. "fields.seo.title". */
  path: string
  /** What people call it. */
  name: string
  /** Its value as text, one line for each item of a list; empty without a value. */
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
