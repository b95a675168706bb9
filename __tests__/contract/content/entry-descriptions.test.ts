import { z } from 'zod'
import { entryDescriptions, nameField } from '../../../contract/content/entry-descriptions'
import { entrySchemas } from '../../../contract/content/entry-schemas'
import type { EntryDescription, Field, Fields } from '../../../contract/content/field'

const kinds: [keyof typeof entryDescriptions, EntryDescription][] = [
  ['post', entryDescriptions.post],
  ['case-study', entryDescriptions['case-study']],
  ['job', entryDescriptions.job],
]

interface Json {
  properties?: Record<string, Json>
  items?: Json
  default?: unknown
  required?: string[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  enum?: string[]
}

type Described = [path: string, field: Field, json: Json]

/** Every field of a kind with its JSON Schema, by path. */
function described(fields: Fields, json: Json, above = ''): Described[] {
  return Object.entries(fields).flatMap(([key, field]): Described[] => {
    const path = `${above}${key}`
    const own = json.properties?.[key] ?? {}
    const parts = 'fields' in field ? described(field.fields, own.items ?? own, `${path}.`) : []
    return [[path, field, own], ...parts]
  })
}

const all = kinds.flatMap(([kind, { fields }]) =>
  described(fields, z.toJSONSchema(entrySchemas[kind], { io: 'input' }) as Json).map(
    ([path, field, json]) => [`${kind}: ${path}`, field, json] as const,
  ),
)

test.each(all)('%s has a label, and a hint without a final full stop', (_, { label, hint }) => {
  expect(label).toMatch(/^\S.*[^.]$/)
  expect(hint ?? 'none').not.toMatch(/\.$/)
})

test.each(all)('the schema of %s has its limits', (_, field, json) => {
  if (field.kind === 'text') expect(json).toMatchObject({ minLength: field.min, maxLength: field.max })
  if (field.kind === 'number') expect(json).toMatchObject({ minimum: field.min, maximum: field.max })
  if (field.kind === 'choice') expect(json.enum).toEqual(field.choices)
  if (field.kind === 'texts') expect(json.items).toMatchObject({ minLength: 10, maxLength: 420 })
  if (field.kind === 'texts' || field.kind === 'rows' || field.kind === 'references')
    expect([json.minItems ?? 0, json.maxItems]).toEqual([field.min, field.max])
})

describe.each(kinds)('a %s', (kind, { fields, sections }) => {
  test('requires its mandatory fields', () => {
    const required = Object.keys(fields).filter((key) => fields[key]?.optional !== true)
    const json = z.toJSONSchema(entrySchemas[kind], { io: 'input' }) as Json
    expect(json.required).toEqual(required)
  })

  test('has a field in each section of its form', () => {
    const used = Object.values(fields).flatMap(({ section }) => section ?? [])
    expect([...new Set(used)].sort()).toEqual(Object.keys(sections).sort())
  })
})

describe('a salary', () => {
  const salary = { min: 45_000, max: 60_000, currency: 'GBP', period: 'year' }
  const issuesOf = (changed: object) =>
    (entrySchemas.job.shape.salary.safeParse({ ...salary, ...changed }).error?.issues ?? []).map(
      ({ path, message }) => [path.join('.'), message],
    )

  test('may be a single amount', () => {
    expect(issuesOf({ max: 45_000 })).toEqual([])
  })

  test('can’t end below its minimum', () => {
    expect(issuesOf({ max: 44_999 })).toEqual([['max', 'an amount that is not below the first']])
  })

  test('needs a currency code and a known period', () => {
    expect(issuesOf({ currency: '£', period: 'week' }).map(([path]) => path)).toEqual(['currency', 'period'])
  })
})

test.each([
  ['slug', 'URL slug'],
  ['markdown', 'Text'],
  ['fields.title', 'Title'],
  ['fields.seo', 'SEO'],
  ['fields.seo.title', 'Meta title'],
  ['fields.cover.alt', 'Cover alt text'],
  ['fields.related.services', 'Related services'],
  ['fields.related.services.1', 'Related services, 2'],
  ['fields.timeline.2.label', 'Timeline, 3'],
  ['fields.does.0', 'Responsibilities, 1'],
  ['fields.salary.max', 'Salary'],
  ['fields.unknown.part', 'unknown.part'],
])('%s is called %s', (path, name) => {
  expect(nameField(path)).toBe(name)
})
