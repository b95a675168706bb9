import type { Field, Fields, GroupField } from '../../contract/content/field'
import { titleOf, type OpenKind } from '../../contract/content/kinds'
import { openDescriptions } from '../../contract/content/open-descriptions'
import type { EntryContent } from '../../contract/entry'
import type { LiveEntry } from './live-entry'

/**
 * Makes a draft renderable: fills missing texts with placeholders, and drops invalid values.
 *
 * @param today As YYYY-MM-DD: the default for missing dates.
 */
export function completeDraft(content: Extract<EntryContent, { kind: OpenKind }>, today: string): LiveEntry {
  const { kind, fields } = content
  const slug = content.slug === '' ? 'untitled' : content.slug
  const markdown = text(content.markdown, 'No text yet.')
  const complete = completeFields(openDescriptions[kind].fields, fields, today)
  const seo = {
    ...recordOf(complete['seo']),
    title: text(fields.seo?.title, text(titleOf(content), 'No title yet')),
  }
  // each value is of its field’s kind, and so of what the schema made from the same description gives
  const entry = { kind, slug, markdown, fields: { ...complete, seo } } as unknown as LiveEntry
  return entry.kind === 'case-study' ? withOrderedPhases(entry) : entry
}

/** A phase ends no earlier than it begins. */
function withOrderedPhases(entry: Extract<LiveEntry, { kind: 'case-study' }>): LiveEntry {
  const timeline = entry.fields.timeline.map((phase) => ({ ...phase, to: Math.max(phase.from, phase.to) }))
  return { ...entry, fields: { ...entry.fields, timeline } }
}

/** Renderable values of these fields. @param today As YYYY-MM-DD: the default for missing dates. */
export function completeFields(fields: Fields, values: unknown, today: string): Record<string, unknown> {
  const given = recordOf(values)
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, complete(field, given[key], today)]),
  )
}

/** A renderable value; undefined for an optional one that is missing or invalid. */
function complete(field: Field, value: unknown, today: string): unknown {
  switch (field.kind) {
    case 'text':
    case 'reference':
      return text(value, field.optional ? undefined : `No ${field.label.toLowerCase()} yet`)
    case 'date':
      return day(value) ?? (field.optional ? undefined : today)
    case 'number':
      return Math.min(field.max, Math.max(field.min, typeof value === 'number' ? value : 0))
    case 'checkbox':
      return value ?? field.initial
    case 'choice':
      return value ?? (field.optional ? undefined : field.choices[0])
    case 'references':
      return value ?? []
    case 'texts': {
      const written = listOf(value).filter((item) => typeof item === 'string' && item.trim() !== '')
      return written.length > 0 || field.optional ? written : ['Nothing here yet']
    }
    case 'rows':
      return listOf(value).map((row) => completeFields(field.fields, row, today))
    case 'group':
      return isLeftOut(field, value) ? undefined : completeFields(field.fields, value, today)
    case 'image': {
      const { src, alt = '' } = recordOf(value)
      return typeof src === 'string' && src.startsWith('/media/') ? { src, alt } : undefined
    }
    case 'money-range':
      return Object.keys(field.fields).every((key) => recordOf(value)[key] !== undefined) ? value : undefined
    case 'currency':
    case 'image-file':
      return value // parts of the two above
  }
}

/** Whether the build sees nothing at all, not a group of optional values without any. */
const isLeftOut = ({ optional, fields }: GroupField, value: unknown): boolean =>
  value === undefined && optional === true && Object.values(fields).some((field) => !field.optional)

/** The value, if it is an object; else an empty one. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const text = <Placeholder extends string | undefined>(value: unknown, placeholder: Placeholder) =>
  typeof value === 'string' && value.trim() !== '' ? value : placeholder

/** A valid date as YYYY-MM-DD; undefined for anything else. */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}
