import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { EntryContent } from '../../../contract/entry'
import { patchEntry } from '../../../src/content/patch-entry'
import { readEntry } from '../../../src/content/read-entry'

const file = `---
# who may change this: the desk
title: "Tides, and 'why'" # as spoken
lead: >-
  Twice a day the water comes and goes,
  and a pier should know.
seo:
  title: How tides move a harbor # at most 52
  # the long one
  description: 'What moves the water twice a day, why some harbors hardly notice, and how to read a tide table.'
tags: [ cost,   security ]

# set by hand
date: 2026-02-03
author: Harbor practice
---

The moon does most of it.

The sun does the rest.
`

const read = (text: string): EntryContent =>
  readEntry('post', {
    file: 'content/blog/tides.md',
    folder: '',
    slug: 'tides',
    text: text.replaceAll('\r\n', '\n'),
  })

/** The file with changed fields, as an export writes it. */
function patch(text: string, fields: object, markdown?: string): string {
  const before = read(text)
  const after = { ...before, fields: { ...before.fields, ...fields }, markdown: markdown ?? before.markdown }
  const patched = patchEntry(text, { before, after: after as EntryContent })
  expect(read(patched)).toEqual(JSON.parse(JSON.stringify(after)))
  return patched
}

/** Lines that differ: those of the file that are gone, and new ones. */
function linesChanged(patched: string): [gone: string[], added: string[]] {
  const [old, now] = [file.split('\n'), patched.split('\n')]
  return [old.filter((line) => !now.includes(line)), now.filter((line) => !old.includes(line))]
}

test('without a change every byte stays, in each file of content/', () => {
  expect(patch(file, {})).toBe(file)
  for (const name of readdirSync('content/blog').filter((one) => one.endsWith('.md'))) {
    const text = readFileSync(path.join('content/blog', name), 'utf8')
    expect(patch(text, {})).toBe(text)
  }
})

test('a changed field keeps its notation and comment; all else stays', () => {
  expect(linesChanged(patch(file, { title: 'Tides again' }))).toEqual([
    [`title: "Tides, and 'why'" # as spoken`],
    ['title: "Tides again" # as spoken'],
  ])
})

test('a field within a group changes alone', () => {
  const { seo } = read(file).fields as { seo: object }
  expect(linesChanged(patch(file, { seo: { ...seo, title: 'How tides move harbors' } }))).toEqual([
    ['  title: How tides move a harbor # at most 52'],
    ['  title: How tides move harbors # at most 52'],
  ])
})

test('a changed list is rewritten; comments below it belong to the next field', () => {
  expect(linesChanged(patch(file, { tags: ['cost'] }))).toEqual([
    ['tags: [ cost,   security ]'],
    ['tags: [cost]'],
  ])
})

test('fields are added and removed', () => {
  expect(linesChanged(patch(file, { updated: '2026-05-04' }))).toEqual([[], ['updated: 2026-05-04']])
  const withMore = file.replace('author:', 'updated: 2026-05-04\nauthor:')
  expect(patch(withMore, { updated: undefined })).toBe(file)
})

test('a changed text leaves the fields as they are', () => {
  const patched = patch(file, {}, 'The moon.')
  expect(patched).toBe(file.replace(/The moon[^]*/, 'The moon.\n'))
})

test('line ends and the byte order mark of Windows stay', () => {
  const windows = `\uFEFF${file.replaceAll('\n', '\r\n')}`
  const before = read(file)
  const after = { ...before, markdown: 'The moon.\n\nThe sun.' }
  const patched = patchEntry(windows, { before, after })
  expect(patched.startsWith('\uFEFF---\r\n')).toBe(true)
  expect(patched.replaceAll('\r\n', '')).not.toContain('\n')
  expect(patched).toContain('The moon.\r\n\r\nThe sun.\r\n')
})

describe('the file of a setting', () => {
  const name = 'content/company.yml'
  const text = readFileSync(name, 'utf8')
  const of = (given: string) => readEntry('company', { file: name, folder: '', slug: 'company', text: given })
  const before = of(text)

  test('keeps every byte without a change', () => {
    expect(patchEntry(text, { before, after: before })).toBe(text)
  })

  test.each([
    {
      fields: { tagline: 'We sail in all weathers.' },
      gone: ['tagline'],
      added: ['tagline: We sail in all weathers.'],
    },
    { fields: { getInTouch: 'Call us' }, gone: ['getInTouch'], added: ['getInTouch: Call us'] },
    {
      fields: { phones: { general: '+44 20 7946 0199', support: '+44 20 7946 0155' } },
      gone: ['  general: +44'],
      added: ['  general: +44 20 7946 0199'],
    },
  ])('changes only the lines of $added', ({ fields, gone, added }) => {
    const after = { ...before, fields: { ...before.fields, ...fields } } as EntryContent // of the same kind
    const patched = patchEntry(text, { before, after })
    expect(of(patched)).toEqual(after)
    const [old, now] = [text.split('\n'), patched.split('\n')]
    expect(now.filter((line) => !old.includes(line))).toEqual(added)
    expect(old.filter((line) => !now.includes(line))).toEqual(
      gone.map((one) => expect.stringContaining(one) as string),
    )
    expect(now).toHaveLength(old.length)
  })
})

describe('the file of a setting that is a list', () => {
  const name = 'content/redirects.yml'
  const text = `# Where old addresses lead.
- from: /a/
  to: "/b/" # moved in May
# kept for printed brochures
- from: /c/
  to: /d/
  permanent: true

- {from: /e/, to: /f/, permanent: false}
`
  const of = (given: string) =>
    readEntry('redirects', { file: name, folder: '', slug: 'redirects', text: given })
  const before = of(text)
  const rows = before.kind === 'redirects' ? (before.fields.items ?? []) : []
  const patchRows = (items: typeof rows) => {
    const after: EntryContent = { kind: 'redirects', slug: 'redirects', fields: { items }, markdown: '' }
    const patched = patchEntry(text, { before, after })
    expect(of(patched)).toEqual(after)
    return patched
  }

  test('keeps every byte without a change', () => {
    expect(patchRows(rows)).toBe(text)
  })

  test('changes one row alone', () => {
    const [first, ...others] = rows
    expect(patchRows([{ ...first, to: '/g/' }, ...others])).toBe(text.replace('"/b/"', '"/g/"'))
  })

  test('adds and removes rows, with the comments of the others', () => {
    expect(patchRows([...rows, { from: '/h/', to: '/i/', permanent: true }])).toBe(
      `${text}- from: /h/\n  to: /i/\n`,
    )
    expect(patchRows(rows.slice(0, 2))).toBe(text.replace(/\n- \{.*\n/, ''))
  })

  test('may become empty', () => {
    expect(patchRows([])).toBe('[]\n')
  })

  test.each(['content/redirects.yml', 'content/blog/tags.yml'])('%s keeps its notation', (path) => {
    const kind = path.includes('tags') ? 'tags' : 'redirects'
    const own = readFileSync(path, 'utf8')
    const read = (given: string) => readEntry(kind, { file: path, folder: '', slug: kind, text: given })
    const whole = read(own)
    if (whole.kind !== 'tags' && whole.kind !== 'redirects') throw new Error('another kind')
    const items = (whole.fields.items ?? []).slice(1)
    const after = { ...whole, fields: { items } } as EntryContent // of the same kind
    const patched = patchEntry(own, { before: whole, after })
    expect(own.endsWith(patched.slice(patched.indexOf('- ')))).toBe(true)
  })
})
