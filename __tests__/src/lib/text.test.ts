import { countWords, endSentence, joinWords, readingMinutes, stripTags } from '../../../src/lib/text'

describe('word count', () => {
  test.each([
    ['One two three.', 3],
    ["It doesn't say 3.5 or 2,000 people", 7],
    ['A help-desk, and a well-run one', 6],
    ['before—after', 2],
    ['Größe zählt', 2],
    ['— … !', 0],
    ['', 0],
  ])('of "%s" is that of a reader', (text, words) => expect(countWords(text)).toBe(words))
})

test.each([
  ['Redirect saved', 'Redirect saved.'],
  ['Picture saved.', 'Picture saved.'],
  ['Is “Tides” there?', 'Is “Tides” there?'],
  ['It says “Saved.”', 'It says “Saved.”'],
  ['Unpublishing “Tides”', 'Unpublishing “Tides”.'],
])('“%s” is a sentence that ends: “%s”', (text, sentence) => expect(endSentence(text)).toBe(sentence))

describe('reading time', () => {
  test.each([
    [0, 1],
    [100, 1],
    [329, 1],
    [330, 2],
    [1100, 5],
  ])('of %i words is %i min', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
})

describe('a list in a sentence', () => {
  test.each([
    [[], ''],
    [['wind'], 'wind'],
    [['wind', 'tide'], 'wind and tide'],
    [['wind', 'tide', 'moon'], 'wind, tide and moon'],
  ])('of %j reads "%s"', (words, sentence) => expect(joinWords(words)).toBe(sentence))
})

describe('HTML as plain text', () => {
  test('separates blocks and collapses spaces', () => {
    expect(stripTags('<h2 id="a">Tools</h2>\n\n<p>Wind  and\ntide</p><p>Moon</p>')).toBe(
      'Tools Wind and tide Moon',
    )
  })

  test('puts no space into an email address that may break', () => {
    expect(stripTags('<a href="mailto:a@b.example">a@<wbr>b<wbr>.example</a>')).toBe('a@b.example')
  })

  test('puts no space before a full stop after a link', () => {
    expect(stripTags('<p>Read <a href="/tides/">the tide table</a>, then <strong>wait</strong>.</p>')).toBe(
      'Read the tide table, then wait.',
    )
  })
})
