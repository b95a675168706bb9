import path from 'node:path'
import { checkCopy } from '../../../src/content/check-copy'
import { ContentFiles } from '../../../src/content/content-files'
import { formatIssue } from '../../../src/content/content-issue'

/** Sentences that are easy but not too easy to read, no two of them alike. */
const prose = (sentences: number, about: string) =>
  Array.from(
    { length: sentences },
    (_, index) => `The ${about} harbour master counts ${index} boats before you may leave the quay again.`,
  )
    .join('\n\n')
    .concat('\n\n## The quay\n')

const article = (name: string, body: string, lead = 'A lead.') => ({
  file: `content/blog/${name}.md`,
  text: `---\ntitle: A title\nlead: ${lead}\nseo:\n  description: ${lead}\n---\n\n${body}\n`,
})
const issuesOf = (...sources: Parameters<typeof checkCopy>[0]) => checkCopy(sources, 'en-GB').map(formatIssue)
const inArticle = (sentence: string) => issuesOf(article('made', `${prose(50, 'first')}\n\n${sentence}`))

test('the site’s content has no suggestions', () => {
  const files = new ContentFiles(path.resolve('content'), process.cwd())
  const texts = ['company.yml', 'blog/tags.yml'].flatMap((name) => files.find(name) ?? [])
  expect(issuesOf(...texts, ...files.markdownIn('.'))).toEqual([])
})

test('the article that the tests below break has none', () => {
  expect(inArticle('')).toEqual([])
})

test('a text that no parser can read gets no advice, and the others do', () => {
  const issues = issuesOf(article('deep', '>'.repeat(20_000)), article('short', 'Short.'))
  expect(issues.length).toBeGreaterThan(0)
  expect(issues.join()).not.toContain('deep.md')
})

describe('a sentence in two files', () => {
  const sentence = 'You can read the depth of the water from the chart.'

  it('is reported at both places, ignoring case and punctuation', () => {
    const again = 'Well. *You* can read the depth, of the water; from the Chart!'
    expect(
      issuesOf(
        article('made', `${sentence} ${prose(50, 'first')}`),
        article('other', `${prose(50, 'second')}\n\n${again}`),
      ),
    ).toEqual([
      'content/blog/other.md:111:8: duplicate sentence, also in content/blog/made.md:8:1: ' +
        '"You can read the depth, of the water; from the Chart!"',
    ])
  })

  it('is reported in front matter too', () => {
    const issues = issuesOf(
      article('made', prose(50, 'first'), sentence),
      article('other', prose(50, 'second'), sentence),
    )
    expect(issues.map((issue) => issue.split(':').slice(1, 3))).toEqual([
      ['3', '7'],
      ['5', '16'],
    ])
  })

  it('is allowed twice in one file, and anywhere if it is short', () => {
    const short = 'Eight words are few enough to be free.'
    expect(
      issuesOf(
        article('made', `${prose(50, 'first')} ${short} ${sentence}`, sentence),
        article('other', `${prose(50, 'second')} ${short}`),
      ),
    ).toEqual([])
  })
})

describe('an empty phrase', () => {
  it.each([
    ['We leveraged it.', 'leveraged', 'use'],
    ['A Seamless move.', 'Seamless', 'what the reader no longer has to do'],
    ['It unlocks your data.', 'unlocks', 'what the reader can do afterwards'],
    ['In today’s fast-moving world, wait.', 'In today’s fast', 'the sentence without it'],
    ['It takes you to the next level.', 'takes you to the next level', 'what the reader can do afterwards'],
    ['A robust solution.', 'robust solution', 'what it does'],
    ['Best-in-class boats.', 'Best-in-class', 'a figure or a fact the reader can check'],
  ])('is reported: %s', (sentence, phrase, instead) => {
    const place = `content/blog/made.md:111:${sentence.indexOf(phrase) + 1}`
    expect(inArticle(sentence)).toContain(`${place}: avoid “${phrase}”. Say ${instead} instead`)
  })

  it.each([
    'The desk unlocks a locked account.',
    'A robust test, at the leading mark.',
    'Drive to the quay.',
  ])('is not reported in plain use: %s', (sentence) => expect(inArticle(sentence)).toEqual([]))
})

test('curly quotes around a value are reported', () => {
  const text = '---\ntitle: “A title”\n---\n\nSee “this”.\n'
  expect(issuesOf({ file: 'content/other.md', text })).toEqual([
    'content/other.md:2:8: title: use straight quotes (") around a value: curly ones are shown on the page',
  ])
})

test('the dot of .NET does not end a sentence', () => {
  const sentence = 'Support for .NET Framework on this server ended on the same day.'
  expect(
    issuesOf(
      { file: 'content/a.md', text: `---\ntitle: A\n---\n\n${sentence}\n` },
      { file: 'content/b.md', text: `---\ntitle: B\n---\n\n${sentence}\n` },
    ),
  ).toEqual([`content/b.md:5:1: duplicate sentence, also in content/a.md:5:1: "${sentence}"`])
})

describe('reading ease', () => {
  it('below the range suggests shorter sentences', () => {
    const hard = prose(50, 'internationalisation').replaceAll('boats', 'administrative responsibilities')
    expect(issuesOf(article('made', hard))).toEqual([
      expect.stringMatching(
        /^content\/blog\/made\.md:1:1: hard to read \(Flesch -?\d+, should be 60 to 90\)\. Use shorter/,
      ),
    ])
  })

  it('above the range suggests longer ones', () => {
    const chopped = '## The quay\n\n' + Array.from({ length: 50 }, () => 'It is so. '.repeat(5)).join('\n\n')
    expect(issuesOf(article('made', chopped))).toEqual([
      expect.stringMatching(/:1:1: choppy \(Flesch 1\d\d, should be 60 to 90\)\. Join sentences/),
    ])
  })

  it('is not checked in short texts', () => {
    const text = 'Internationalization necessitates administrative responsibilities. '.repeat(6)
    expect(issuesOf({ file: 'content/pages/blog.md', text })).toEqual([])
  })
})

describe('length', () => {
  it.each([
    ['content/blog/made.md', 30, '425 words: an article should have 600 to 1400'],
    ['content/blog/made.md', 110, '1545 words: an article should have 600 to 1400'],
    ['content/services/advice/made.md', 20, '285 words: a service should have 350 to 700'],
    ['content/technologies/steam/made.md', 60, '845 words: a technology should have 350 to 700'],
    ['content/case-studies/made.md', 30, '425 words: a case study should have 500 to 1100'],
  ])('of %s with %i sentences', (file, sentences, expected) => {
    const text = `---\ntitle: One two three\ntagline: Not shown\n---\n\n${prose(sentences, 'first')}\n`
    expect(issuesOf({ file, text })).toEqual([`${file}:1:1: ${expected}`])
  })

  it('ignores fields shown only in search results and lists', () => {
    const seo = `seo:\n  description: ${'word '.repeat(900)}`
    const text = `---\ntagline: ${'word '.repeat(900)}\n${seo}\n---\n\n${prose(50, 'first')}\n`
    expect(issuesOf({ file: 'content/blog/made.md', text })).toEqual([])
  })
})

describe('a page with a plain name', () => {
  const service = {
    file: 'content/services/advice/digital-evolution.md',
    text: '---\ntitle: Digital evolution services\nplainName: IT roadmap\n---\n',
  }
  const named = (sentence: string) =>
    issuesOf(service, article('made', `${prose(50, 'first')}\n\n${sentence}`)).filter((issue) =>
      issue.includes('is called'),
    )

  it('is not called by its title in texts and links', () => {
    expect(named('Begin with [digital evolution](/services/advice/digital-evolution/).')).toEqual([
      'content/blog/made.md:111:13: "digital evolution" is called "IT roadmap" in texts',
    ])
  })

  it('is called by its plain name', () => {
    expect(named('Begin with an [IT roadmap](/services/advice/digital-evolution/).')).toEqual([])
  })
})

describe('the timeline of a case study', () => {
  const study = (duration: string, ...ends: number[]) => {
    const phases = ends.map((to, index) => `  - { label: "Wave ${index}", from: 0, to: ${to} }`)
    const head = ['title: Eleven sites', `duration: "${duration}"`, 'timeline:', ...phases].join('\n')
    const text = `---\n${head}\n---\n\n${prose(50, 'first')}\n`
    return issuesOf({ file: 'content/case-studies/made.md', text })
  }

  it('ends in the week that the page gives as its duration', () => {
    expect(study('12 weeks', 4, 12, 9)).toEqual([])
    expect(study('12 weeks', 4, 11, 9)).toEqual([
      'content/case-studies/made.md:3:1: the timeline ends after 11 weeks, the duration is "12 weeks"',
    ])
  })

  it('has phases of whole weeks, as the page counts them', () => {
    expect(study('12 weeks', 2.5, 12, 9)).toEqual(['content/case-studies/made.md:5:33: use whole weeks'])
  })

  it('may take a time that is not counted in weeks', () => {
    expect(study('A winter', 4, 11, 9)).toEqual([])
  })
})

describe('the finding of a case study', () => {
  const study = (finding: string) =>
    issuesOf({
      file: 'content/case-studies/made.md',
      text: `---\ntitle: Eleven sites\nfinding: "${finding}"\n---\n\n${prose(50, 'first')}\nMost files *are* never opened.\n`,
    })

  it('is a sentence of the text', () => {
    expect(study('Most files are never opened.')).toEqual([])
    expect(study('All files are never opened.')).toEqual([
      'content/case-studies/made.md:3:11: finding: the text doesn’t say this sentence',
    ])
  })
})
