import path from 'node:path'
import fc from 'fast-check'
import { entrySchemas } from '../../../contract/content/entry-schemas'
import { entryKinds } from '../../../contract/content/kinds'
import { ContentFiles } from '../../../src/content/content-files'
import { entryFilesOf } from '../../../src/content/entry-folders'
import { readEntry } from '../../../src/content/read-entry'
import { writeEntry } from '../../../src/content/write-entry'
import { makeJob, makePost } from '../../setup/make-published'

const asFile = (slug: string, text: string) => ({ file: `content/blog/${slug}.md`, folder: '', slug, text })

const files = new ContentFiles(path.resolve('content'), process.cwd())
const all = entryKinds.flatMap((kind) =>
  entryFilesOf(kind, files).map((source) => [source.file, kind, source] as const),
)

test.each(all)('%s is the same after writing it, and is written the same again', (_, kind, source) => {
  const content = readEntry(kind, source)
  expect(entrySchemas[kind].safeParse(content.fields).success).toBe(true)
  const text = writeEntry(content)
  expect(readEntry(kind, { ...source, text })).toEqual(content)
  expect(writeEntry(readEntry(kind, { ...source, text }))).toBe(text)
})

test('writes front matter in the order of the schema', () => {
  const { kind, markdown, fields } = makePost('tides', { updated: '2026-11-01' })
  const turned = Object.fromEntries(Object.entries(fields).reverse())
  const text = writeEntry({ kind, markdown, fields: turned })
  expect(text).toBe(writeEntry({ kind, markdown, fields }))
  expect([...text.matchAll(/^(\w+):/gm)].map(([, key]) => key)).toEqual([
    'title',
    'lead',
    'seo',
    'date',
    'updated',
    'author',
    'tags',
  ])
  expect(text).toContain('\ntags: [operations]\n')
})

test('a salary survives a round trip', () => {
  const { kind, slug, markdown, fields } = makeJob('pilot', {
    salary: { min: 18.5, max: 20, currency: 'EUR', period: 'hour' },
  })
  const text = writeEntry({ kind, fields, markdown })
  expect(text).toContain('\nsalary:\n  min: 18.5\n  max: 20\n  currency: EUR\n  period: hour\n')
  expect(readEntry('job', asFile(slug, text))).toEqual({ kind, slug, fields, markdown })
})

test('any text and any field survive a round trip', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  const plain = words.map((text) => text.replace(/[\r\0\uFEFF]/g, ' '))
  const block = fc
    .array(fc.oneof(plain, fc.constantFrom('---', '', '  ', '# A', '- a', '```', '{{company.name}}', ': ')))
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(plain, plain, fc.boolean(), block, (title, author, withTags, markdown) => {
      const fields = { title, author, ...(withTags && { tags: ['yes', 'null', '2026-01-01'] }) }
      const text = writeEntry({ kind: 'post', fields, markdown })
      expect(readEntry('post', asFile('tides', text))).toEqual({
        kind: 'post',
        slug: 'tides',
        fields,
        markdown,
      })
    }),
    { numRuns: 500 },
  )
})
