import { z } from 'zod'
import { entryDescriptions, nameField } from '../../../contract/content/entry-descriptions'
import { entrySchemas } from '../../../contract/content/entry-schemas'
import type { EntryDescription, Field, Fields, TextFormat } from '../../../contract/content/field'
import { fieldsSchema } from '../../../contract/content/field-schemas'
import {
  LegalSchema,
  PageSchemas,
  PersonSchema,
  SampleSchema,
  ServiceCategorySchema,
  ServiceSchema,
  SolutionSchema,
  TechnologyCategorySchema,
  TechnologySchema,
  type PageName,
} from '../../../contract/content/page-schemas'
import { legal, pages } from '../../../contract/content/page.fields'
import { person } from '../../../contract/content/person.fields'
import { sample } from '../../../contract/content/sample.fields'
import { service, serviceCategory } from '../../../contract/content/service.fields'
import { solution } from '../../../contract/content/solution.fields'
import { technology, technologyCategory } from '../../../contract/content/technology.fields'

const kinds: [name: string, EntryDescription, z.ZodType][] = [
  ['post', entryDescriptions.post, entrySchemas.post],
  ['case-study', entryDescriptions['case-study'], entrySchemas['case-study']],
  ['job', entryDescriptions.job, entrySchemas.job],
  ['service', service, ServiceSchema],
  ['service category', serviceCategory, ServiceCategorySchema],
  ['technology', technology, TechnologySchema],
  ['technology category', technologyCategory, TechnologyCategorySchema],
  ['solution', solution, SolutionSchema],
  ['sample', sample, SampleSchema],
  ['person', person, PersonSchema],
  ['legal page', legal, LegalSchema],
  ...(Object.keys(pages) as PageName[]).map((name): (typeof kinds)[number] => [
    `page ${name}`,
    pages[name],
    PageSchemas[name],
  ]),
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

const all = kinds.flatMap(([kind, { fields }, schema]) =>
  described(fields, z.toJSONSchema(schema, { io: 'input' }) as Json).map(
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

describe.each(kinds)('a %s', (_, { fields, sections }, schema) => {
  test('requires its mandatory fields', () => {
    const required = Object.keys(fields).filter((key) => fields[key]?.optional !== true)
    const json = z.toJSONSchema(schema, { io: 'input' }) as Json
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
    expect(issuesOf({ max: 44_999 })).toEqual([['max', 'an amount that isn’t below the first']])
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

describe('a text with a format', () => {
  const base = { kind: 'text', label: 'Text', min: 1, max: 100 } as const
  const accepts = (format: TextFormat, text: string) =>
    fieldsSchema({ it: { ...base, format } }).safeParse({ it: text }).success

  test.each([
    ['path', '/about/', true],
    ['path', '/#engagement', true],
    ['path', '/about', false],
    ['path', 'https://example.com/', false],
    ['url', 'https://example.com/a', true],
    ['url', 'javascript:alert(1)', false],
    ['url', '/about/', false],
    ['email', 'nora@example.com', true],
    ['email', 'nora', false],
    ['phone', '+44 20 7946 0000', true],
    ['phone', '020 7946 0000', false],
  ] as const)('of a %s: %s is accepted: %s', (format, text, expected) => {
    expect(accepts(format, text)).toBe(expected)
  })
})

describe('omitted optional parts', () => {
  const text = { kind: 'text', label: 'Text', min: 1, max: 9 } as const
  const row = {
    kind: 'rows',
    label: 'Rows',
    noun: 'row',
    optional: true,
    min: 0,
    max: 2,
    fields: { text },
  } as const

  test('are empty if they are lists, or groups of optional parts', () => {
    const schema = fieldsSchema({
      rows: row,
      texts: { kind: 'texts', label: 'Texts', noun: 'text', optional: true, item: text, min: 0, max: 2 },
      group: { kind: 'group', label: 'Group', optional: true, fields: { rows: row } },
    })
    expect(schema.parse({})).toEqual({ rows: [], texts: [], group: { rows: [] } })
  })

  test('are missing if they are groups with a required part', () => {
    const group = { kind: 'group', label: 'Group', optional: true, fields: { text } } as const
    expect(fieldsSchema({ group }).parse({})).toEqual({})
    expect(fieldsSchema({ group }).safeParse({ group: {} }).success).toBe(false)
  })
})
