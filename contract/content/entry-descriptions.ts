import { caseStudy } from './case-study.fields'
import type { EntryKind } from './entry-kind'
import type { EntryDescription, Field, Fields } from './field'
import { job } from './job.fields'
import { legal } from './page.fields'
import { post } from './post.fields'

/** What each kind of entry consists of, beside its slug and text. */
export const entryDescriptions = {
  post,
  'case-study': caseStudy,
  job,
  legal,
} as const satisfies Record<EntryKind, EntryDescription>

/** What people call the parts of an entry that are not in its front matter. */
export const contentLabels = { slug: 'URL slug', markdown: 'Text' } as const

const described: readonly Fields[] = Object.values(entryDescriptions).map(({ fields }) => fields)

/**
 * What people call a part of an entry, or the field it is in, by its path: "fields.timeline.2.label" is in
 * "Timeline, 3".
 */
export function nameField(path: string): string {
  const [root = '', ...keys] = path.split('.')
  if (root !== 'fields')
    return root in contentLabels ? contentLabels[root as keyof typeof contentLabels] : root
  const fields = described.find((known) => keys[0] !== undefined && keys[0] in known)
  return (fields && nameIn(fields, keys)) ?? keys.join('.')
}

function nameIn(fields: Fields, [key = '', ...rest]: readonly string[]): string | undefined {
  const field = fields[key]
  if (field === undefined) return undefined
  if (isGroup(field)) return (rest.length > 0 ? nameIn(field.fields, rest) : undefined) ?? field.label
  const position = Number(rest[0])
  return Number.isInteger(position) ? `${field.label}, ${position + 1}` : field.label
}

/** Whether its parts are fields in their own right. */
export const isGroup = (field: Field) => field.kind === 'group' || field.kind === 'image'
