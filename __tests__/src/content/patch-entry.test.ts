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
