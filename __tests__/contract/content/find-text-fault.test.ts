import { readdirSync, readFileSync } from 'node:fs'
import { findTextFault } from '../../../contract/content/find-text-fault'

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })

test.each(files.filter((file) => file.endsWith('.md')))('accepts content/%s', (file) => {
  expect(findTextFault(readFileSync(`content/${file}`, 'utf8'))).toBeUndefined()
})

const words = 'Tides are slow, and so are migrations. '
const paragraph = words.repeat(12)

test.each([
  ['40 pages of paragraphs', `${paragraph}\n\n`.repeat(120)],
  [
    'a table of 12 columns and 200 rows',
    `|${'a|'.repeat(12)}\n|${'-|'.repeat(12)}\n`.concat(`|${'Kiel |'.repeat(12)}\n`.repeat(200)),
  ],
  [
    'a list of 200 links without an empty line',
    '- [The tides of **Kiel**](/blog/tides/), a story\n'.repeat(200),
  ],
  [
    '600 lines of code with underlines and brackets',
    `\`\`\`python\n${'__init__(self, *args)[0][1]\n'.repeat(600)}\`\`\``,
  ],
  ['lists in lists in a quote', '> - a\n>   - b\n>     - c\n>       1. d\n'],
  ['a rule of many stars', `${'* '.repeat(40)}\n`],
  ['lists one after another', '- a\n  - b\n    - c\n\nText.\n\n'.repeat(200)],
])('accepts %s', (_what, text) => {
  expect(findTextFault(text)).toBeUndefined()
})

const withoutLine = (fault: string | undefined) => fault?.replace(/^Line \d+: /, '')

test.each([
  [
    'too many characters',
    `${words}\n\n`.repeat(3_000),
    'The text is too long: a text can have up to 100,000 characters',
  ],
  ['too many lines', '\n'.repeat(10_000), 'a text can have up to 10,000 lines'],
  ['emphasis in emphasis', '_*'.repeat(400), 'a paragraph can have up to 600 of the characters * _ ~'],
  [
    'emphasis in many paragraphs',
    `${'_* '.repeat(250)}\n\n`.repeat(20),
    'a text can have up to 6,000 of the characters * _ ~',
  ],
  ['brackets', '[a '.repeat(1_100), 'a paragraph can have up to 1,000 of the characters [ ]'],
  ['a long word', '-.'.repeat(600), 'a word can have up to 1,000 characters'],
  ['a long paragraph', `[${paragraph.repeat(10)}`, 'a paragraph can have up to 4,000 characters'],
  ['a run of backticks', `a ${'`'.repeat(21)}`, 'a word can have up to 20 backticks in a row'],
  ['quotes in quotes', '>'.repeat(11), 'a text can have up to 10 levels of quotes and lists'],
  ['lists in lists on one line', '- 1. '.repeat(6), 'a text can have up to 10 levels of quotes and lists'],
  [
    'lists in lists on many lines',
    Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    'a text can have up to 10 levels of quotes and lists',
  ],
  ['notes in notes', '[^1]: '.repeat(11), 'a text can have up to 10 levels of quotes and lists'],
  ['many quotes', '> a\n\n'.repeat(301), 'a text can have up to 300 quotes'],
  ['many quotes in lists', '- > a\n'.repeat(301), 'a text can have up to 300 quotes'],
  ['many underlined headings', 'a\n=\n\n'.repeat(301), 'a text can have up to 300 lines of = or -'],
  [
    'a wide table',
    `|${'a|'.repeat(80)}\n|${'-|'.repeat(80)}\n${'|\n'.repeat(80)}`,
    'a text can have up to 5,000 table cells',
  ],
  ['openings of HTML', 'a <? b\n\n'.repeat(101), 'a text can have up to 100 times <! or <?'],
  ['addresses', 'a@a.b\n\n'.repeat(1_001), 'a text can have up to 1,000 web and email addresses'],
  ['notes', 'a[^1]\n\n'.repeat(601), 'a text can have up to 600 footnote marks'],
  ['blocks of code', '```\n```\n'.repeat(501), 'a text can have up to 500 code blocks'],
])('refuses %s and names the limit', (_what, text, sentence) => {
  expect(withoutLine(findTextFault(text))).toBe(sentence)
})

const hostile = '_*'.repeat(400)

test.each([
  ['a fence in HTML', `<div>\n\`\`\`\n\n${hostile}`],
  ['a fence of a list that has ended', `- a\n\n  \`\`\`\n${hostile}`],
  ['a fence that is indented code', `    \`\`\`\n\n${hostile}`],
  ['a fence with a backtick behind it', `\`\`\` \`\n\n${hostile}`],
  ['a fence that was closed', `\`\`\`\n\`\`\`\`\n\n${hostile}`],
  ['a table without a line below its head', `| a |\n${`| ${'_*'.repeat(50)} |\n`.repeat(8)}`],
  ['a list whose items only continue a paragraph', `a\n${`    - ${'_*'.repeat(50)}\n`.repeat(8)}`],
])('is not deceived by %s', (_what, text) => {
  expect(withoutLine(findTextFault(text))).toBe('a paragraph can have up to 600 of the characters * _ ~')
})
