import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { CaseStudySchema, JobSchema, PostSchema } from '../../contract/content/entry-schemas'
import { loosen } from '../../contract/content/loosen'

const kinds = [
  ['post', PostSchema, 'content/blog'],
  ['case-study', CaseStudySchema, 'content/case-studies'],
  ['job', JobSchema, 'content/jobs'],
] as const

/** The front matter of every file of a folder. */
function frontMatters(folder: string): unknown[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files.map((file) => {
    const [, yaml = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---$/m)
    return parse(yaml) as unknown
  })
}

describe.each(kinds)('a draft of a %s', (_kind, schema, folder) => {
  const draft = loosen(schema)

  test('accepts any complete entry unchanged', () => {
    const finished = frontMatters(folder)
    expect(finished.length).toBeGreaterThan(2)
    for (const fields of finished) {
      expect(schema.safeParse(fields).success).toBe(true)
      expect(draft.parse(fields)).toEqual(fields)
    }
  })

  test('accepts an empty object', () => {
    expect(draft.parse({})).toEqual({})
    expect(draft.parse({ seo: {} })).toEqual({ seo: {} })
  })

  test('accepts texts that are too short or too long for a complete entry', () => {
    const fields = { title: '', lead: 'x'.repeat(5_000), seo: { title: ' a ' } }
    expect(draft.parse(fields)).toEqual(fields)
  })

  test.each([
    ['an unknown key', { colour: 'red' }],
    ['an unknown key within', { seo: { titel: 'x' } }],
    ['a text that is none', { title: 1 }],
    ['null', { title: null }],
    ['more than 5,000 characters', { lead: 'x'.repeat(5_001) }],
    ['NUL', { title: 'a\0b' }],
    ['half a character', { title: 'a\ud83d' }],
    ['something else than a group', { seo: 'x' }],
    ['something else than fields', []],
  ])('rejects %s', (_what, fields) => {
    expect(draft.safeParse(fields).success).toBe(false)
  })
})

test.each([
  ['100 entries', undefined, 100],
  ['100 entries where a complete one has fewer', 20, 100],
  ['as many entries as a complete one', 1_000, 1_000],
])('a list may have up to %s, each a draft itself', (_what, max, most) => {
  const step = z.strictObject({ text: z.string().min(3) })
  const steps = z.array(step).min(2)
  const draft = loosen(z.strictObject({ steps: max === undefined ? steps : steps.max(max) }))
  const entries = (count: number) => ({ steps: Array.from({ length: count }, () => ({ text: '' })) })
  expect(draft.parse({ steps: [{}] })).toEqual({ steps: [{}] })
  expect(draft.safeParse(entries(most)).success).toBe(true)
  expect(draft.safeParse(entries(most + 1)).success).toBe(false)
})

test('numbers, choices and switches keep their type but not their limits', () => {
  const draft = loosen(
    z.strictObject({
      weeks: z.number().min(0).max(104),
      open: z.boolean(),
      size: z.enum(['s', 'm']).optional(),
    }),
  )
  expect(draft.parse({ weeks: -3, open: false, size: 'm' })).toEqual({ weeks: -3, open: false, size: 'm' })
  for (const fields of [{ weeks: '3' }, { weeks: Infinity }, { open: 'yes' }, { size: 'l' }]) {
    expect(draft.safeParse(fields).success).toBe(false)
  }
})

test('a surrogate pair is accepted', () => {
  expect(loosen(PostSchema).parse({ title: 'A wave 🌊' })).toEqual({ title: 'A wave 🌊' })
})
