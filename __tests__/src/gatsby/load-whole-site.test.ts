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

test('times that stand in several places agree', () => {
  const { pages, solutions } = loadWholeSite().content
  const [firstCall] = pages.home.data.engagement.steps
  expect(pages.contact.data.steps.map(({ duration }) => duration)).toContain(firstCall?.duration)
  const weeks = (text: string) => (/^(\d+)[–-](\d+)\sweeks$/.exec(text) ?? []).slice(1).map(Number)
  for (const { data } of solutions) {
    const stages = data.rollout.map(({ duration }) => weeks(duration))
    const sum = [0, 1].map((end) => stages.reduce((all, stage) => all + (stage[end] ?? NaN), 0))
    expect(weeks(data.glance?.ready ?? '')).toEqual(sum)
  }
})
