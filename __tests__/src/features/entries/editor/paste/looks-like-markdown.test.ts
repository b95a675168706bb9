import { looksLikeMarkdown } from '../../../../../../src/features/entries/editor/paste/looks-like-markdown'

test.each([
  '## Head\n\nText',
  'Text\n\n- one\n- two\n',
  '1. one\n2. two',
  '- [ ] one',
  '> Quoted',
  '```ts\ncode\n```',
  'See [the page](/about/).',
  'Some **strong** words',
  'Call `open()` first',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'Text\n\n[^1]: Note',
])('%j is Markdown', (text) => {
  expect(looksLikeMarkdown(text)).toBe(true)
})

test.each([
  'Plain words.',
  'Two lines\nof words.',
  'snake_case and 2 * 3 * 4',
  '#hashtag and # not at all',
  'a > b',
  '- a dash at the beginning of a line',
  '2026. A year.',
  'An array[0](x) of calls? No: array[0] (x).'.replace('[0](x)', '[0] (x)'),
  'https://a.example/b_c_d',
])('%j is not', (text) => {
  expect(looksLikeMarkdown(text)).toBe(false)
})
