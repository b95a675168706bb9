import { entrySchemas } from '../../contract/content/entry-schemas'
import {
  explainAuthor,
  explainMissing,
  explainOffice,
  explainTag,
} from '../../contract/content/explain-reference'
import { fillValues, type TokenValues } from '../../contract/content/fill-values'
import { findTextFault } from '../../contract/content/find-text-fault'
import { findNames, findUnknownTokens } from '../../contract/content/find-token-issues'
import type { Blocker } from '../../contract/entry'
import { explain } from '../../contract/parse-or-explain'
import type { SiteIndex } from '../../contract/site-index'
import type { LiveContent } from '../repositories/tables'

/**
 * What in complete content the site doesn't have: tags, services, technologies, offices and values of the company. The
 * build checks the same by the same functions.
 */
export function findSiteBlockers(live: LiveContent, index: SiteIndex): Blocker[] {
  const values: TokenValues = new Map(Object.entries(index.values))
  const texts = [...textsIn(live.fields, 'fields'), { field: 'markdown', text: live.markdown }]
  return [
    ...findMissing(live, index),
    ...texts.flatMap(({ field, text }) => {
      const found = [
        ...findNames(text, { spellings: index.brand, values }),
        ...findUnknownTokens(text, values),
      ]
      return [...new Set(found.map(({ message }) => message))].map((message) => ({ field, message }))
    }),
    ...findFilledFaults(live, values),
  ]
}

function findMissing({ fields }: LiveContent, index: SiteIndex): Blocker[] {
  const blockers = (field: string, names: readonly string[], why: (name: string) => string | undefined) =>
    names.flatMap((name, at): Blocker[] => {
      const message = why(name)
      return message === undefined ? [] : [{ field: `fields.${field}.${at}`, message }]
    })
  const missing = (noun: string, known: readonly string[]) => (slug: string) =>
    known.includes(slug) ? undefined : explainMissing(noun, slug, known)
  const office = 'office' in fields ? explainOffice(fields.office, index.offices) : undefined
  const people = index.people.map(({ slug }) => slug)
  const author =
    'author' in fields && fields.author !== undefined ? explainAuthor(fields.author, index.people) : undefined
  const contact =
    'contact' in fields && fields.contact !== undefined
      ? missing('person', people)(fields.contact)
      : undefined
  return [
    ...('tags' in fields ? blockers('tags', fields.tags, (tag) => explainTag(tag, index.tags)) : []),
    ...('related' in fields
      ? [
          ...blockers('related.services', fields.related.services, missing('service', index.services)),
          ...blockers(
            'related.technologies',
            fields.related.technologies,
            missing('technology', index.technologies),
          ),
        ]
      : []),
    ...(office === undefined ? [] : [{ field: 'fields.office', message: office }]),
    ...(author === undefined ? [] : [{ field: 'fields.author', message: author }]),
    ...(contact === undefined ? [] : [{ field: 'fields.contact', message: contact }]),
  ]
}

/** What is too long, or too much, once the company's values are filled in. */
function findFilledFaults({ kind, fields, markdown }: LiveContent, values: TokenValues): Blocker[] {
  const result = explain(entrySchemas[kind], fillTexts(fields, values))
  const fault = findTextFault(fillValues(markdown, values))
  return [
    ...(result.ok ? [] : result.issues).map(({ path, message }) => ({
      field: ['fields', ...path.map(String)].join('.'),
      message,
    })),
    ...(fault === undefined ? [] : [{ field: 'markdown', message: fault }]),
  ]
}

/** Every text in a value, with the path of its field. */
function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${field}.${key}`))
}

/** The same value with the company's values in its texts. */
function fillTexts(value: unknown, values: TokenValues): unknown {
  if (typeof value === 'string') return fillValues(value, values)
  if (Array.isArray(value)) return value.map((item: unknown) => fillTexts(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTexts(item, values)]))
}
