import { matchesWords } from '../../../src/lib/matches-words'

test.each([
  ['every word in any order', 'Search engines', 'engines sea', true],
  ['other case and no accents', 'Åland Crème', 'aland CREME', true],
  ['nothing asked', 'anything', '  ', true],
  ['one word missing', 'Search engines', 'search boats', false],
])('%s', (_, text, query, expected) => {
  expect(matchesWords(text, query)).toBe(expected)
})
