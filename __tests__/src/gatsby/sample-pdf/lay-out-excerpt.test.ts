import { parseMarkdown } from '../../../../src/content/parse-markdown'
import { excerpt, layOutExcerpt, narrowExcerpt } from '../../../../src/gatsby/sample-pdf/lay-out-excerpt'
import type { SampleDocument } from '../../../../src/gatsby/sample-pdf/sample-document'

type Part = Pick<SampleDocument, 'html' | 'chart'>
const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5

const layOut = (markdown: string, chart?: SampleDocument['chart']) => {
  const part: Part = { html: parseMarkdown(markdown).html, chart }
  return layOutExcerpt(part, measure)
}

const wordsOf = (items: ReturnType<typeof layOut>) =>
  items.flatMap((item) => ('text' in item ? item.text : [])).join(' ')

const table = '| Lamp | Nights dark |\n| --- | ---: |\n| **North** | 31 |\n'

test('begins with the first table and the heading above it', () => {
  const words = wordsOf(
    layOut(`## Why\n\nOne.\n\nTwo.\n\n## What we found\n\nTwo lamps are out.\n\n${table}`),
  )
  expect(words).toMatch(/^What we found Two lamps are out\. Lamp Nights dark North 31/)
})

test('begins with the table itself where the heading is far above', () => {
  expect(wordsOf(layOut(`## What we found\n\nOne.\n\nTwo.\n\n${table}`))).toMatch(/^Lamp Nights dark/)
})

test('on a narrow sheet the table follows its heading at once', () => {
  const { html } = parseMarkdown(`## What we found\n\nTwo lamps are out.\n\n${table}`)
  const words = wordsOf(layOutExcerpt({ html, chart: undefined }, measure, narrowExcerpt))
  expect(words).toMatch(/^What we found Lamp Nights dark North 31/)
})

test('code too long for a narrow sheet breaks between words and keeps its indent; only a word longer than a line breaks', () => {
  const long = `Get-SmbOpenFile | Where-Object Path -like 'D:\\Shares\\Sales\\*' |\n  Select-Object ClientUserName, Path\n${'x'.repeat(60)}`
  const { html } = parseMarkdown(`\`\`\`\n${long}\n\`\`\`\n`)
  const code = layOutExcerpt({ html, chart: undefined }, measure, narrowExcerpt).flatMap((item) =>
    'text' in item && item.voice === 'code' ? item.text : [],
  )
  expect(code.join(' ')).toContain("Where-Object Path -like 'D:\\Shares\\Sales\\*' |   Select-Object")
  expect(code.every((line) => line === line.trimEnd())).toBe(true)
  expect(code.filter((line) => /Path/.test(line)).length).toBe(2)
  expect(code.filter((line) => line.startsWith('x')).length).toBeGreaterThan(1)
})

test('a sign by itself, such as a pipe, stays in the line of the word before it', () => {
  const { html } = parseMarkdown(
    "```\nGet-SmbOpenFile | Where-Object Path -like 'D:\\Shares\\Branches\\Sales26\\*' |\n  Select-Object Path\n```\n",
  )
  const code = layOutExcerpt({ html, chart: undefined }, measure, narrowExcerpt).flatMap((item) =>
    'text' in item && item.voice === 'code' ? item.text : [],
  )
  expect(code).toEqual([
    'Get-SmbOpenFile | Where-Object Path',
    '-like',
    "'D:\\Shares\\Branches\\Sales26\\*' |",
    '  Select-Object Path',
  ])
})

test('begins with the chart where there is one', () => {
  const chart = { title: 'Dark nights a month', values: [{ label: 'May', value: 4 }] }
  expect(wordsOf(layOut(`Text.\n\n${table}`, chart))).toMatch(/^Dark nights a month May 4 Text\. Lamp/)
})

test('begins at the beginning of a text without tables', () => {
  expect(wordsOf(layOut('## Why\n\nThe lamps are dark.'))).toBe('Why The lamps are dark.')
})

test('stays within its width, and is no longer than it needs', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `| **Lamp ${index}** | ${index} |`).join('\n')
  const items = layOut(`${'A long sentence about lamps. '.repeat(12)}\n\n${table}${rows}\n`)
  for (const item of items) {
    const width = 'text' in item ? measure(item.text, item) : item.width
    expect(item.x).toBeGreaterThanOrEqual(excerpt.margin)
    expect(item.x + width).toBeLessThanOrEqual(excerpt.width - excerpt.margin + 0.01)
    expect(item.y).toBeLessThan(excerpt.height + 60)
  }
})

test('on a narrow sheet a table ends at a whole column, and every line stays within the sheet', () => {
  const wide = '| Group | Servers | Hours on, a week | Hours used | Running cost a month |'
  const { html } = parseMarkdown(
    `## What we found\n\n${'A long sentence about lamps. '.repeat(4)}\n\n${wide}\n| --- | --- | --- | --- | --- |\n| **Reports** | 4 | 168 | 52 | £1,180 |\n`,
  )
  const items = layOutExcerpt({ html, chart: undefined }, measure, narrowExcerpt)
  const words = wordsOf(items)
  expect(words).toContain('Group')
  expect(words).toContain('Reports 4 168')
  expect(words).not.toContain('£1,180')
  for (const item of items) {
    const width = 'text' in item ? measure(item.text, item) : item.width
    expect(item.x + width).toBeLessThanOrEqual(narrowExcerpt.width - narrowExcerpt.margin + 0.01)
  }
})
