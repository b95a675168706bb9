import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMarkdownMemory } from '../../../src/content/markdown-memory'
import { loadSite } from '../../../src/gatsby/load-site'
import { loadWholeSite } from '../../setup/whole-content'

test('the site’s content has no issues', () => {
  expect(() => loadWholeSite()).not.toThrow()
})

test('a file’s text is kept once it was parsed, and the site made from it is the same', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
  const load = () => {
    let parsed = 0
    const memory = createMarkdownMemory(folder, '1')
    const parse: typeof memory.parse = (text, as, parseText) =>
      memory.parse(text, as, () => {
        parsed++
        return parseText()
      })
    const { content, site } = loadSite(process.cwd(), undefined, { ...memory, parse })
    const made = JSON.parse(JSON.stringify({ content, site })) as unknown // without functions
    return { made, parsed }
  }
  try {
    const first = load()
    const second = load()
    expect(first.parsed).toBeGreaterThan(80)
    expect(second.parsed).toBeLessThan(first.parsed / 4) // texts with images are parsed each time
    expect(second.made).toEqual(first.made)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
