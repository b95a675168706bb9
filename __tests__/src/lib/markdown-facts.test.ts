import { readdirSync, readFileSync } from 'node:fs'
import { parseMarkdown } from '../../../src/content/parse-markdown'
import { findMarkdownFacts } from '../../../src/lib/markdown-facts'
import { textLengths } from '../../../src/lib/text-lengths'

const anyLength = { name: 'a text', from: 0, to: 100_000 }
/** Advice on a text whose length does not matter, without its line. */
const adviceOn = (markdown: string) =>
  findMarkdownFacts(markdown, anyLength).advice.map(({ kind, message, excerpt }) => ({
    kind,
    message,
    excerpt,
  }))
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const sentences = (count: number) => `W${words(10).slice(1)}. `.repeat(count).trim()

describe('words and reading time', () => {
  test('count the visible text, without formatting, URLs and labels', () => {
    const { words: count, minutes } = findMarkdownFacts(
      '## Two words\n\n> [!NOTE]\n> **Three** [more words](/a/b/c/).\n\n![not this](./a.png)\n\n- `one`\n- two\n\n<br>\n',
      anyLength,
    )
    expect({ count, minutes }).toEqual({ count: 7, minutes: 1 })
  })

  test('match the time that the article’s page shows', () => {
    const folder = 'content/blog'
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
      const text = readFileSync(`${folder}/${file}`, 'utf8').replace(/^---\n[^]*?\n---\n/, '')
      const difference = Math.abs(findMarkdownFacts(text, anyLength).words - parseMarkdown(text).words)
      expect([file, difference <= 5]).toEqual([file, true])
    }
  })

  test('an empty text has no words and no suggestions', () => {
    expect(findMarkdownFacts('', textLengths.post)).toEqual({ words: 0, minutes: 1, advice: [] })
  })
})

describe('length', () => {
  test.each([
    [100, '100 words: an article should have 600 to 1400.'],
    [1600, '1600 words: an article should have 600 to 1400.'],
  ])('suggests the length for an article of %d words', (count, message) => {
    const { advice } = findMarkdownFacts(sentences(count / 10).replaceAll('. ', '.\n\n'), textLengths.post)
    expect(advice).toContainEqual({ kind: 'length', message, excerpt: '' })
  })

  test('suggests nothing within the range', () => {
    const { advice } = findMarkdownFacts(sentences(70), textLengths.post)
    expect(advice.some(({ kind }) => kind === 'length')).toBe(false)
  })
})

describe('wording', () => {
  test('reports a filler phrase with a plainer one, and its line', () => {
    const { advice } = findMarkdownFacts('One.\n\nWe leverage it.', anyLength)
    expect(advice).toEqual([
      { kind: 'wording', message: 'Avoid “leverage”. Say use instead.', excerpt: 'We leverage it.', line: 3 },
    ])
  })

  test('corrects American spellings and ignores names', () => {
    expect(adviceOn('The data center has a color. Action Center and the Teams admin center stay.')).toEqual([
      { kind: 'wording', message: 'Write “centre”, not “center”.', excerpt: expect.any(String) as string },
      { kind: 'wording', message: 'Write “colour”, not “color”.', excerpt: expect.any(String) as string },
    ])
  })

  test('asks for “can’t”, which the site writes everywhere', () => {
    expect(adviceOn('Sites without an owner cannot be reviewed.')).toEqual([
      { kind: 'wording', message: 'Write “can’t”, not “cannot”.', excerpt: expect.any(String) as string },
    ])
  })

  test('accepts consistent spelling of words with two spellings', () => {
    expect(adviceOn('Send an e-mail with the Run book.')).toEqual([
      { kind: 'wording', message: 'Write “email”, not “e-mail”.', excerpt: expect.any(String) as string },
      { kind: 'wording', message: 'Write “Runbook”, not “Run book”.', excerpt: expect.any(String) as string },
    ])
  })
})

describe('reading ease', () => {
  test('suggests shorter words in a hard text', () => {
    const hard =
      'Organisational administrative responsibilities necessitate considerable interdepartmental documentation. '
    expect(adviceOn(`## Title\n\n${hard.repeat(15)}`)).toContainEqual({
      kind: 'reading',
      message: expect.stringMatching(
        /^Hard to read \(Flesch -?\d+, should be 60 to 90\)\. Use shorter/,
      ) as string,
      excerpt: '',
    })
  })
})

describe('headings', () => {
  test.each([
    ['a skipped level', '## A\n\n#### B', 'Use a level 3 heading here: a level 4 skips one.', 'B'],
    ['a first heading that is too deep', '### A', 'Use a level 2 heading here: a level 3 skips one.', 'A'],
    ['a second title', '# A', 'Use a level 2 heading: the page title is the only level 1.', 'A'],
    [
      'the same words twice',
      '## A *b*\n\n## a b',
      'Two headings are the same. Make each different, so that links to them work.',
      'a b',
    ],
    ['no words', '##', 'This heading is empty. Write one or remove it.', ''],
  ])('%s is reported', (_, markdown, message, excerpt) => {
    expect(adviceOn(markdown)).toEqual([{ kind: 'heading', message, excerpt }])
  })

  test('are required in a long text only', () => {
    const missing = {
      kind: 'heading',
      message: 'Add headings: readers scan a long text by them.',
      excerpt: '',
    }
    expect(adviceOn(sentences(40).replaceAll('. ', '.\n\n'))).toEqual([missing])
    expect(adviceOn('Short.')).toEqual([])
  })

  test('in the right order are not reported', () => {
    expect(adviceOn('## A\n\n### B\n\n#### C\n\n## D')).toEqual([])
  })
})

describe('links', () => {
  test.each([
    ['[here](/a/)', 'Name the page this link leads to.', 'here'],
    ['[Read more.](/a/)', 'Name the page this link leads to.', 'Read more.'],
    ['[The page](a/b)', 'Begin “a/b” with a slash, or with https://.', 'The page'],
    ['[The page](/a)', 'End “/a” with a slash, as all addresses of this site do.', 'The page'],
    [
      '[The page](http://a.example/)',
      'Use https: for “http://a.example/” if the site supports it.',
      'The page',
    ],
    ['[The page]()', 'This link has no address. Add one.', 'The page'],
    [
      '[The page][r]\n\n[r]: http://b.example',
      'Use https: for “http://b.example” if the site supports it.',
      'The page',
    ],
  ])('%s', (markdown, message, excerpt) => {
    expect(adviceOn(markdown)).toEqual([{ kind: 'link', message, excerpt }])
  })

  test.each([
    '[About us](/about/)',
    '[Prices](/about/#how-we-price)',
    '[Below](#below)',
    '[Mail](mailto:a@b.example)',
    '[File](/media/1/a.pdf)',
    '[There](https://a.example/b)',
    '[Search](/blog/?q=x)',
    '<https://a.example>',
  ])('%s is accepted', (markdown) => {
    expect(adviceOn(markdown)).toEqual([])
  })
})

test('images need alt text other than a file name', () => {
  expect(
    adviceOn('![](./images/rack.png)\n\n![rack.png](./rack.png)\n\n![Five servers](./rack.png)'),
  ).toEqual([
    {
      kind: 'image',
      message: 'Add alt text that says what the image shows.',
      excerpt: 'rack.png',
    },
    {
      kind: 'image',
      message: 'The alt text is a file name. Say what the image shows.',
      excerpt: 'rack.png',
    },
  ])
})

test('long paragraphs and sentences should be split', () => {
  expect(adviceOn(sentences(14))).toMatchObject([
    { kind: 'paragraph', message: 'Split this paragraph of 140 words.' },
  ])
  const [long] = adviceOn(`Short one. W${words(45).slice(1)}.`)
  expect(long).toEqual({
    kind: 'sentence',
    message: 'Split this sentence of 45 words.',
    excerpt: 'Word0 word1 word2 word3 word4 word5 word6 word7 word8 word9…',
  })
})

test('footnotes need both a reference and a text', () => {
  expect(adviceOn('One.[^1] Two.[^2]\n\n[^2]: Second.\n\n[^3]: Third.')).toEqual([
    {
      kind: 'footnote',
      message: 'This footnote has no text. Write it, or remove the mark.',
      excerpt: '[^1]',
    },
    {
      kind: 'footnote',
      message: 'Nothing in the text refers to this footnote.',
      excerpt: '[^3]',
    },
  ])
})

test('a code block has a language that the site highlights', () => {
  expect(adviceOn('```powershel\nGet-Item\n```')).toEqual([
    {
      kind: 'code',
      message: '“powershel” isn’t a language the site can colour. Use “text” if there is none.',
      excerpt: 'Get-Item',
    },
  ])
  expect(adviceOn('```kql\nHeartbeat\n```\n\n```\nplain\n```')).toEqual([])
})

test('HTML in a text is reported, comments are not', () => {
  expect(adviceOn('<div>Hello</div>\n\n<!-- a note -->')).toEqual([
    {
      kind: 'html',
      message: 'HTML is left out of the page. Write this in Markdown.',
      excerpt: '<div>Hello</div>',
    },
  ])
})
