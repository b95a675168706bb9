import { company } from './company.fields'
import type { EntryKind } from './entry-kind'
import type { EntryDescription, Field, Fields } from './field'
import { redirects, tags } from './list.fields'
import { openDescriptions } from './open-descriptions'
import { legal, pages } from './page.fields'
import { sample } from './sample.fields'
import { service, serviceCategory } from './service.fields'
import { solution } from './solution.fields'
import { technology, technologyCategory } from './technology.fields'

/** What each kind of entry consists of, beside its slug and text. */
export const entryDescriptions = {
  ...openDescriptions,
  'page-home': pages.home,
  'page-services': pages.services,
  'service-category': serviceCategory,
  service,
  'page-technologies': pages.technologies,
  'technology-category': technologyCategory,
  technology,
  'page-solutions': pages.solutions,
  solution,
  'page-case-studies': pages['case-studies'],
  'page-samples': pages.samples,
  sample,
  'page-blog': pages.blog,
  'page-about': pages.about,
  'page-career': pages.career,
  'page-contact': pages.contact,
  'page-tms-support': pages['tms-support'],
  legal,
  company,
  tags,
  redirects,
} as const satisfies Record<EntryKind, EntryDescription>

/** What people call the parts of an entry that are not in its front matter. */
export const contentLabels = { slug: 'URL slug', markdown: 'Text' } as const

const described = Object.values<EntryDescription>(entryDescriptions).map(({ fields }) => fields)

/**
 * What people call a part of an entry, or the field it is in, by its path: "fields.timeline.2.label" is in
 * "Timeline, 3".
 *
 * @param kind Of the entry. Default: any, so that the first with such a field counts.
 */
export function nameField(path: string, kind?: EntryKind): string {
  const [root = '', ...keys] = path.split('.')
  if (root !== 'fields')
    return root in contentLabels ? contentLabels[root as keyof typeof contentLabels] : root
  const all: readonly Fields[] = kind ? [entryDescriptions[kind].fields] : described
  const fields = all.find((known) => keys[0] !== undefined && keys[0] in known)
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
