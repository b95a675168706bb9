import { readdirSync, readFileSync } from 'node:fs'
import { parseMarkdown } from '../../../src/content/parse-markdown'
import { findMarkdownFacts } from '../../../src/lib/markdown-facts'

/** Hints on a short text, where its length is no fault. */
const hintsOf = (markdown: string) => findMarkdownFacts(markdown, { from: 0, to: 100_000 }).hints
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const sentences = (count: number) => `W${words(10).slice(1)}. `.repeat(count).trim()

describe('words and reading time', () => {
  test('are what a reader reads, without marks, addresses and labels', () => {
    const { words: count, minutes } = findMarkdownFacts(
      '## Two words\n\n> [!NOTE]\n> **Three** [more words](/a/b/c/).\n\n![not this](./a.png)\n\n- `one`\n- two\n\n<br>\n',
    )
    expect({ count, minutes }).toEqual({ count: 7, minutes: 1 })
  })

  test('of an article take about as long as its page says', () => {
    const folder = 'content/blog'
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
      const text = readFileSync(`${folder}/${file}`, 'utf8').replace(/^---\n[^]*?\n---\n/, '')
      const difference = Math.abs(findMarkdownFacts(text).words - parseMarkdown(text).words)
      expect([file, difference <= 5]).toEqual([file, true])
    }
  })

  test('of an empty text are none, without a hint', () => {
    expect(findMarkdownFacts('')).toEqual({ words: 0, minutes: 1, hints: [] })
  })
})

describe('length', () => {
  test.each([
    [100, '100 words so far: such a page usually has 350 to 1500.'],
    [1600, '1600 words: such a page usually has 350 to 1500. Split it or cut it.'],
  ])('of %d words is named with what is usual', (count, message) => {
    const hints = findMarkdownFacts(
      `## A\n\n${sentences(count / 10).replaceAll('. ', '.\n\n')}`.replace('## A\n\n', ''),
    ).hints
    expect(hints.find(({ kind }) => kind === 'length')).toEqual({ kind: 'length', message, where: '' })
  })

  test('within what is usual is not mentioned', () => {
    expect(findMarkdownFacts(sentences(40)).hints.some(({ kind }) => kind === 'length')).toBe(false)
  })
})

describe('headings', () => {
  test.each([
    ['a skipped level', '## A\n\n#### B', 'A heading 4 follows a heading 2. Do not skip a level.', 'B'],
    [
      'a first heading that is too deep',
      '### A',
      'A heading 3 follows a heading 1. Do not skip a level.',
      'A',
    ],
    ['a second title', '# A', 'The title is the page’s only heading 1. Make this a heading 2.', 'A'],
    [
      'the same words twice',
      '## A *b*\n\n## a b',
      'Two headings say the same. Tell them apart, for readers and for links to them.',
      'a b',
    ],
    ['no words', '##', 'A heading has no words. Write some or remove it.', ''],
  ])('%s is named', (_, markdown, message, where) => {
    expect(hintsOf(markdown)).toEqual([{ kind: 'heading', message, where }])
  })

  test('are missed in a long text, not in a short one', () => {
    const missing = {
      kind: 'heading',
      message: 'A text this long has no heading. Readers look for headings first.',
      where: '',
    }
    expect(hintsOf(sentences(40).replaceAll('. ', '.\n\n'))).toEqual([missing])
    expect(hintsOf('Short.')).toEqual([])
  })

  test('in good order are not mentioned', () => {
    expect(hintsOf('## A\n\n### B\n\n#### C\n\n## D')).toEqual([])
  })
})

describe('links', () => {
  test.each([
    ['[here](/a/)', 'The words of this link do not say where it leads. Name the page.', 'here'],
    ['[Read more.](/a/)', 'The words of this link do not say where it leads. Name the page.', 'Read more.'],
    [
      '[The page](a/b)',
      '"a/b" depends on the page it stands on. Begin with a slash, or with https://.',
      'The page',
    ],
    ['[The page](/a)', '"/a" has no slash at its end: addresses of this site have one.', 'The page'],
    [
      '[The page](http://a.example/)',
      '"http://a.example/" is not encrypted. Use https: where the site has it.',
      'The page',
    ],
    ['[The page]()', 'This link leads nowhere. Give it an address.', 'The page'],
    [
      '[The page][r]\n\n[r]: http://b.example',
      '"http://b.example" is not encrypted. Use https: where the site has it.',
      'The page',
    ],
  ])('%s', (markdown, message, where) => {
    expect(hintsOf(markdown)).toEqual([{ kind: 'link', message, where }])
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
  ])('%s is fine', (markdown) => {
    expect(hintsOf(markdown)).toEqual([])
  })
})

test('pictures without alternative text, or with the name of a file, are named', () => {
  expect(hintsOf('![](./images/rack.png)\n\n![rack.png](./rack.png)\n\n![Five servers](./rack.png)')).toEqual(
    [
      {
        kind: 'picture',
        message: 'A picture has no alternative text. Say what it shows.',
        where: 'rack.png',
      },
      {
        kind: 'picture',
        message: 'The alternative text is the name of a file. Say what the picture shows.',
        where: 'rack.png',
      },
    ],
  )
})

test('very long paragraphs and sentences are named by their beginning', () => {
  expect(hintsOf(sentences(14))).toMatchObject([
    { kind: 'paragraph', message: 'A paragraph of 140 words. Two or three are easier to read.' },
  ])
  const [long] = hintsOf(`Short one. W${words(45).slice(1)}.`)
  expect(long).toEqual({
    kind: 'sentence',
    message: 'A sentence of 45 words. Make two of it.',
    where: 'Word0 word1 word2 word3 word4 word5 word6 word7 word8 word9…',
  })
})

test('footnotes without a text, and texts without a footnote, are named', () => {
  expect(hintsOf('One.[^1] Two.[^2]\n\n[^2]: Second.\n\n[^3]: Third.')).toEqual([
    {
      kind: 'footnote',
      message: 'This footnote has no text: readers would see its sign alone.',
      where: '[^1]',
    },
    {
      kind: 'footnote',
      message: 'This footnote is not used in the text, so nobody would see it.',
      where: '[^3]',
    },
  ])
})
