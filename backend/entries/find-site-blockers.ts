import { entryDescriptions } from '../../contract/content/entry-descriptions'
import { entrySchemas } from '../../contract/content/entry-schemas'
import {
  explainAuthor,
  explainMissing,
  explainOffice,
  explainTag,
} from '../../contract/content/explain-reference'
import type { Fields, ReferenceField, ReferencesField } from '../../contract/content/field'
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
 *
 * @param isThere Whether visitors can read an article, a case study or a person's page.
 */
export function findSiteBlockers(live: LiveContent, index: SiteIndex, isThere: IsThere): Blocker[] {
  if (live.kind === 'company') return [] // its values are what tokens stand for
  const values: TokenValues = new Map(Object.entries(index.values))
  const texts = [...textsIn(live.fields, 'fields'), { field: 'markdown', text: live.markdown }]
  return [
    ...findMissing(live, index, isThere),
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

/** Whether visitors can read an entry. */
export type IsThere = (kind: 'post' | 'case-study' | 'person', slug: string) => boolean

function findMissing({ kind, fields }: LiveContent, index: SiteIndex, isThere: IsThere): Blocker[] {
  const missing = (noun: string, known: readonly string[]) => (slug: string) =>
    known.includes(slug) ? undefined : explainMissing(noun, slug, known)
  const people = index.people.map(({ slug }) => slug)
  const explain: Record<Reference['to'], (name: string) => string | undefined> = {
    tags: (tag) => explainTag(tag, index.tags),
    services: missing('service', index.services),
    technologies: missing('technology', index.technologies),
    solutions: missing('solution', slugsBelow('/solutions/', index)),
    offices: (office) => explainOffice(office, index.offices),
    people: (slug) => (isThere('person', slug) ? undefined : explainMissing('person', slug, people)),
    posts: (slug) => (isThere('post', slug) ? undefined : explainMissing('article', slug, [])),
    caseStudies: (slug) => (isThere('case-study', slug) ? undefined : explainMissing('case study', slug, [])),
  }
  const author =
    'author' in fields && fields.author !== undefined && !isThere('person', fields.author)
      ? explainAuthor(fields.author, index.people)
      : undefined
  return [
    ...referencesIn(entryDescriptions[kind].fields, fields, 'fields').flatMap(({ field, to, name }) => {
      const message = explain[to](name)
      return message === undefined ? [] : [{ field, message }]
    }),
    ...(author === undefined ? [] : [{ field: 'fields.author', message: author }]),
  ]
}

/** The last words of the addresses below a path, of pages that come from files. */
const slugsBelow = (path: string, { pages }: SiteIndex): string[] =>
  Object.keys(pages)
    .filter((href) => href.startsWith(path) && href !== path)
    .map((href) => href.slice(path.length, -1))

interface Reference {
  /** Path of the field, e.g. "fields.related.services.1". */
  field: string
  to: ReferenceField['to'] | ReferencesField['to']
  name: string
}

/** Everything that fields refer to by its slug or name. */
function referencesIn(fields: Fields, values: object, path: string): Reference[] {
  const given = new Map<string, unknown>(Object.entries(values))
  return Object.entries(fields).flatMap(([key, field]): Reference[] => {
    const value = given.get(key)
    const at = `${path}.${key}`
    if (field.kind === 'reference')
      return typeof value === 'string' ? [{ field: at, to: field.to, name: value }] : []
    if (field.kind === 'references')
      return listOf(value).flatMap((name, index) =>
        typeof name === 'string' ? [{ field: `${at}.${index}`, to: field.to, name }] : [],
      )
    if (field.kind === 'rows')
      return listOf(value).flatMap((row, index) => referencesOf(field.fields, row, `${at}.${index}`))
    return field.kind === 'group' ? referencesOf(field.fields, value, at) : []
  })
}

const referencesOf = (fields: Fields, value: unknown, path: string): Reference[] =>
  typeof value === 'object' && value !== null ? referencesIn(fields, value, path) : []

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

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
