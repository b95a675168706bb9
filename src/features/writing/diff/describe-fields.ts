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

/** Every field in the order of the form, the body of the text left out. */
export function describeFields({ slug, fields }: EntryContent): FieldText[] {
  const values = new Map<string, string>([['slug', slug]])
  collect('fields', fields, values)
  const known = Object.keys(names).filter((path) => values.has(path))
  const others = [...values.keys()].filter((path) => !(path in names))
  return [...known, ...others].map((path) => ({
    path,
    name: names[path] ?? path.replace('fields.', ''),
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

const names: Record<string, string> = {
  'fields.title': 'Title',
  slug: 'Last part of the address',
  'fields.tagline': 'Tagline',
  'fields.lead': 'Lead',
  'fields.author': 'Author',
  'fields.date': 'Date',
  'fields.updated': 'Last changed in substance',
  'fields.tags': 'Tags',
  'fields.cover.src': 'Cover picture',
  'fields.cover.alt': 'What the cover shows',
  'fields.illustrative': 'Illustrative engagement',
  'fields.sector': 'Sector',
  'fields.size': 'Size of the client',
  'fields.duration': 'Duration',
  'fields.timeline': 'Time line',
  'fields.timelineCaption': 'Caption of the time line',
  'fields.outcomes': 'Outcomes',
  'fields.status': 'Status',
  'fields.posted': 'Open since',
  'fields.closes': 'Last day to apply',
  'fields.team': 'Team',
  'fields.office': 'Office',
  'fields.workplace': 'Where the work is done',
  'fields.employment': 'Kind of contract',
  'fields.does': 'What one does',
  'fields.brings': 'What one brings',
  'fields.gets': 'What one gets',
  'fields.related.services': 'Related services',
  'fields.related.technologies': 'Related technologies',
  'fields.seo.title': 'Title in search results',
  'fields.seo.description': 'Description in search results',
}
