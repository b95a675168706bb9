import { parseMarkdown } from '../../../src/content/parse-markdown'
import { createTypesetter } from '../../../src/content/typeset'

const { text, fields } = createTypesetter('en-GB')

describe('quotes and apostrophes', () => {
  test.each([
    [`don't`, 'don’t'],
    [`the clients' own words`, 'the clients’ own words'],
    [`the '90s`, 'the ’90s'],
    [`"We know it has to go."`, '“We know it has to go.”'],
    [`He asked: "why?" "Because".`, 'He asked: “why?” “Because”.'],
    [`"Don't," she said, "use 'that' word."`, '“Don’t,” she said, “use ‘that’ word.”'],
    [`("it's") and "A"/"B"`, '(“it’s”) and “A”/“B”'],
    [`people say ".NET" and ("...")`, 'people say “.NET” and (“…”)'],
    [`the lead's "why?"`, 'the lead’s “why?”'],
  ])('%s', (typed, shown) => {
    expect(text(typed)).toBe(shown)
  })

  test('double marks are those of the language, the apostrophe is the same in all', () => {
    expect(createTypesetter('de-CH').text(`Er sagt: "Geht's?"`)).toBe('Er sagt: „Geht’s?“')
    expect(createTypesetter('sv-SE').text(`"x"`)).toBe('“x”')
  })
})

test.each([
  ['Microsoft 365 on Windows 10', 'Microsoft~365 on Windows~10'],
  ['until 6 November 2026 or May 2027', 'until 6~November 2026 or May~2027'],
  ['about 1 GB in 15 minutes', 'about 1~GB in 15~minutes'],
  ['3-5 weeks for 340 people', '3–5~weeks for 340~people'],
  ['the year 365 of us', 'the year 365 of us'],
  ['5 sitesmiths', '5 sitesmiths'],
])('a number stays with its name and its unit: %s', (typed, shown) => {
  expect(text(typed).replaceAll('\u00A0', '~')).toBe(shown)
})

describe('dashes and ellipses', () => {
  test.each([
    ['3-5 weeks', '3–5\u00A0weeks'],
    ['8:30-18:00 UK time', '8:30–18:00 UK time'],
    ['22:00-6:00.', '22:00–6:00.'],
    ['a 24-36-month contract', 'a 24–36-month contract'],
    ['£60,000-£75,000, or 5-7.5%', '£60,000–£75,000, or 5–7.5%'],
    ['10%-15% and 60k-80k', '10%–15% and 60k–80k'],
    ['2024-2025', '2024–2025'],
    ['businesses - strategy and more', 'businesses – strategy and more'],
    ['one -- two', 'one – two'],
    ['and so on...', 'and so on…'],
  ])('%s', (typed, shown) => {
    expect(text(typed)).toBe(shown)
  })

  test.each([
    '2026-11-24',
    'AZ-900 and SC-200',
    'CVE-2024-3094',
    'version 1.2.3-1.3.0',
    '020-7946',
    '50-50',
    '24-7',
    'iso 8601-1-2',
    'full-time',
    'git log --all -n 1',
    '- a point',
  ])('%s stays', (typed) => {
    expect(text(typed)).toBe(typed)
  })
})

test.each([
  `https://example.com/?q='1-2'&r`,
  `mailto:o'brien@example.com`,
  `o'brien@example.com`,
  'www.example.com/1-2...x',
])('the address %s stays, the quotes around it don’t', (address) => {
  expect(text(`See "${address}", don't you?`)).toBe(`See “${address}”, don’t you?`)
})

test.each([`“She’s in ‘3–5 weeks’ …”`, `don't -- "3-5"`, `"'x' y..."`])(
  'typeset twice, %s is the same',
  (typed) => {
    const once = text(typed)
    expect(text(once)).toBe(once)
  },
)

test('front matter is typeset where it is text', () => {
  expect(
    fields({
      title: "What's new",
      steps: [{ duration: '3-5 weeks' }],
      date: '2026-11-24',
      related: { posts: ['3-5'] },
      guide: [{ when: 'It "hangs"', choose: '1-2' }],
      cover: { src: './1-2.png', alt: '"Tides"' },
      minutes: 4,
      updated: undefined,
    }),
  ).toEqual({
    title: 'What’s new',
    steps: [{ duration: '3–5\u00A0weeks' }],
    date: '2026-11-24',
    related: { posts: ['3-5'] },
    guide: [{ when: 'It “hangs”', choose: '1-2' }],
    cover: { src: './1-2.png', alt: '“Tides”' },
    minutes: 4,
    updated: undefined,
  })
})

describe('Markdown', () => {
  test.each([
    [
      'a quote that ends in a link',
      `He said "see [the plan](/plan/)".`,
      '“see <a href="/plan/">the plan</a>”.',
    ],
    ['a quote around code', '"`x`" isn\'t', '“<code>x</code>” isn’t'],
    ['the genitive of an emphasis', `the *lead*'s`, '<em>lead</em>’s'],
    ['an emphasized quote', `"**why**"`, '“<strong>why</strong>”'],
    ['a quote after a line break', `one\n"two"`, 'one\n“two”'],
    ['a table cell', '| A |\n| - |\n| 3-5 "x" |', '<td>3–5 “x”</td>'],
    ['an image’s text', `![It's 1-2](./a.png "A 'b'")`, 'alt="It’s 1–2"'],
    ['an image’s caption', `![It](./a.png "A 'b'")`, '<figcaption>A ‘b’</figcaption>'],
    ['a note', `> [!NOTE]\n> It's "so".`, '<p>It’s “so”.</p>'],
    ['a paragraph after one that leaves a quote open', `"one\n\n"two"`, '<p>“two”</p>'],
  ])('%s', (_what, markdown, html) => {
    expect(parseMarkdown(markdown).html).toContain(html)
  })

  test.each([
    ['code', 'Say `it\'s "1-2"...`', `<code>it's "1-2"...</code>`],
    ['a block of code', '```sh\necho "it\'s 1-2" -- ...\n```', `it's 1-2`],
    ['an address', '<https://example.com/1-2>', 'href="https://example.com/1-2">https://example.com/1-2</a>'],
  ])('%s stays', (_what, markdown, html) => {
    expect(parseMarkdown(markdown).html.replaceAll('&#x22;', '"')).toContain(html)
  })

  test('headings are typeset; their ids don’t change by it', () => {
    const { html, headings } = parseMarkdown("## What's 3-5 `it's`\n")
    expect(headings).toEqual([{ id: 'whats-3-5-its', text: "What’s 3–5 it's", depth: 2 }])
    expect(html).toBe('<h2 id="whats-3-5-its">What’s 3–5 <code>it\'s</code></h2>')
  })
})
