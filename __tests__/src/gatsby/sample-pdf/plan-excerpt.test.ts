import { parseMarkdown } from '../../../../src/content/parse-markdown'
import { planExcerpt, sizes } from '../../../../src/gatsby/sample-pdf/plan-excerpt'
import type { SampleDocument } from '../../../../src/gatsby/sample-pdf/sample-document'

const measure = (text: string, { size }: { size: number }) => text.length * size * 0.5

const plan = (markdown: string, chart?: SampleDocument['chart']) =>
  planExcerpt({ html: parseMarkdown(markdown).html, chart }, measure)

const wordsOf = ({ body }: ReturnType<typeof plan>) =>
  body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const table = '| Lamp | Nights dark |\n| --- | ---: |\n| **North** | 31 |\n'

test('no letter is smaller than 11 pixels, and the heading is no larger than the smallest title beside it', () => {
  expect(Math.min(sizes.text, sizes.table, sizes.code)).toBeGreaterThanOrEqual(11)
  expect(sizes.heading).toBeLessThan(1.15 * 16) // --size-h3 in tokens.css
})

test('begins with the first table and the heading above it', () => {
  const words = wordsOf(plan(`## Why\n\nOne.\n\nTwo.\n\n## What we found\n\nTwo lamps are out.\n\n${table}`))
  expect(words).toMatch(/^What we found Two lamps are out\. Lamp Nights dark North 31/)
})

test('begins with the table itself where the heading is far above', () => {
  expect(wordsOf(plan(`## What we found\n\nOne.\n\nTwo.\n\n${table}`))).toMatch(/^Lamp Nights dark/)
})

test('in a narrow place the table follows its heading at once', () => {
  const { body, styles } = plan(`## What we found\n\nTwo lamps are out.\n\n${table}\n\nLater.`)
  expect(body).toContain('<p class="between">Two lamps are out.</p>')
  expect(body).toContain('<p>Later.</p>')
  expect(styles).toMatch(/@media\(max-width:\d+px\)\{\.between\{display:none\}\}/)
})

test('a table shows the columns that have room, and the last one goes first', () => {
  const { styles } = plan(
    '| Group | Servers | Running cost a month |\n| --- | --- | --- |\n| **Reports** | 4 | £1,180 |\n',
  )
  const rooms = [...styles.matchAll(/max-width:(\d+)px\)\{\.t1 tr>:nth-child\((\d)\)/g)].map(
    ([, width, column]) => [Number(column), Number(width)],
  )
  expect(rooms.map(([column]) => column)).toEqual([2, 3])
  expect(rooms[1]?.[1]).toBeGreaterThan(rooms[0]?.[1] ?? Infinity)
})

test('the name of a column may stand on two lines, a figure stays on one', () => {
  const { body, styles } = plan(
    '| Group | With client papers |\n| --- | ---: |\n| **Reports** | 4 to 5 years, or longer |\n',
  )
  expect(body).toContain('With client papers</b></th>')
  expect(styles).toContain('td.right{white-space:nowrap}')
  expect(styles).not.toMatch(/[^d]\.right\{[^}]*nowrap/)
})

test('a few words, such as a date, stay in one line', () => {
  const { body } = plan('| Until |\n| --- |\n| 29 September 2026 |\n')
  expect(body).toContain('<td>29\u00a0September\u00a02026</td>')
  expect(plan('| Until |\n| --- |\n| the end of the support year |\n').body).toContain(
    'the end of the support',
  )
})

test('a sign by itself in code, such as a pipe, stays in the line of the word before it', () => {
  const { body } = plan(
    "```\nGet-SmbOpenFile | Where-Object Path -like 'D:\\\\*' |\n  Select-Object Path\n```\n",
  )
  expect(body).toContain(
    "<pre>Get-SmbOpenFile\u00a0| Where-Object Path -like 'D:\\\\*'\u00a0|\n  Select-Object Path</pre>",
  )
})

test('signs of markup in a text are text', () => {
  expect(plan('Lamps & <buoys> `a < b`').body).toContain('Lamps &amp; ')
  expect(plan('`a < b`').body).toContain('<code>a &lt; b</code>')
})

test('begins with the chart where there is one, with bars as long as their values', () => {
  const values = [
    { label: 'May', value: 4 },
    { label: 'June', value: 8 },
  ]
  const excerpt = plan(`Text.\n\n${table}`, { title: 'Dark nights a month', values })
  expect(wordsOf(excerpt)).toMatch(/^Dark nights a month May 4 June 8 Text\. Lamp/)
  expect([...excerpt.body.matchAll(/width="([\d.]+)%"/g)].map(([, width]) => width)).toEqual([
    '50.0',
    '100.0',
  ])
})

test('begins at the beginning of a text without tables', () => {
  expect(wordsOf(plan('## Why\n\nThe lamps are dark.'))).toBe('Why The lamps are dark.')
})

test('of a long document it says no more than shows', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `| **Lamp ${index}** | ${index} |`).join('\n')
  const words = wordsOf(
    plan(`${table}${rows}\n\n${'A long sentence about lamps. '.repeat(12)}\n\n## The end`),
  )
  expect(words).toContain('Lamp 10')
  expect(words).not.toContain('Lamp 40')
  expect(words).not.toContain('The end')
})

test('notes what is said and in which voice, so that the picture can bring its fonts', () => {
  const { runs } = plan('## Why\n\nTwo lamps are **out**, one since `2019`.')
  expect(runs.filter(({ voice }) => voice === 'strong').map(({ text }) => text)).toEqual(['Why', 'out'])
  expect(runs.filter(({ voice }) => voice === 'code').map(({ text }) => text)).toEqual(['2019'])
})
