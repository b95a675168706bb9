import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMarkdownMemory } from '../../../src/content/markdown-memory'
import { parseMarkdown } from '../../../src/content/parse-markdown'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'markdown-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = '## The tide\n\nSee [the chart](/blog/chart/) and `code`.\n'

/** Reads a text as a build would. @returns The result, and whether it was parsed. */
function read(source = text, { version = '1', linesBefore = 0, locale = 'en-GB' } = {}) {
  const memory = createMarkdownMemory(folder, version)
  let isParsed = false
  const markdown = memory.parse(source, { linesBefore, locale }, () => {
    isParsed = true
    return parseMarkdown(source, { linesBefore })
  })
  memory.forgetUnused()
  return { markdown, isParsed }
}

test('a text is parsed once, with the same result', () => {
  const first = read()
  const second = read()
  expect([first.isParsed, second.isParsed]).toEqual([true, false])
  const { without: _first, ...stored } = second.markdown
  const { without: _second, ...parsed } = first.markdown
  expect(stored).toEqual(parsed)
})

test('links that lead nowhere can be taken from a stored text', () => {
  read()
  const unlinked = read().markdown.without(new Set(['/blog/chart/']))
  expect(unlinked.html).toContain('See the chart and')
  expect(unlinked.links).toEqual([])
})

test.each([
  ['another text', () => read(`${text}More.`)],
  ['another place in its file', () => read(text, { linesBefore: 4 })],
  ['another language', () => read(text, { locale: 'de-DE' })],
  ['another version of the parser', () => read(text, { version: '2' })],
])('%s is parsed', (_what, again) => {
  read()
  expect(again().isParsed).toBe(true)
})

test('a text with images is parsed each time: they may have changed', () => {
  const shown = 'Here:\n\n![The bay](./bay.png)\n'
  read(shown)
  expect(read(shown).isParsed).toBe(true)
})

test('a damaged file is parsed again', () => {
  read()
  writeFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), '{"html"')
  expect(read().isParsed).toBe(true)
  expect(read().isParsed).toBe(false)
})

test('a text that no build has used for a week is forgotten', () => {
  read()
  read('Another text.')
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), old, old)
  read()
  const [kept, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(statSync(path.join(folder, kept ?? '')).mtimeMs).toBeGreaterThan(old.getTime() + 1000)
})
