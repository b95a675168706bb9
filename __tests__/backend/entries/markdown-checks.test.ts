import { findBareImages } from '../../../backend/entries/markdown-checks'

test.each([
  ['a picture without', '![](/a.webp)', ['/a.webp']],
  ['one with', '![A pier](/a.webp)', []],
  ['one with a digit', '![7](/a.webp)', []],
  ['one with letters of any script', '![水](/a.webp)', []],
  ['only signs', '![ - ](/a.webp)', ['/a.webp']],
  ['an address in angle brackets, and a title', '![](</a b.webp> "A pier")', ['/a']],
  ['by reference', '![][pier]\n\n[pier]: /a.webp', ['pier']],
  ['several, in their order', '![](/a.webp) and ![x](/b.webp)\n\n- ![](/c.webp)', ['/a.webp', '/c.webp']],
  ['within a table', '| a | b |\n|---|---|\n| ![](/a.webp) | x |', ['/a.webp']],
  ['within a link', '[![](/a.webp)](/x/)', ['/a.webp']],
  ['escaped', '\\![](/a.webp)', []],
  ['in code', 'Write `![](/a.webp)` or ``![](`b`)``.', []],
  ['after an open backtick', 'A ` and ![](/a.webp)', ['/a.webp']],
  ['between backticks of two paragraphs', 'A `\n\n![](/a.webp)\n\n`', ['/a.webp']],
  ['in a fence', '```md\n![](/a.webp)\n```\n\n![](/b.webp)', ['/b.webp']],
  ['in a fence of tildes with backticks in it', '~~~\n```\n![](/a.webp)\n~~~\n![](/b.webp)', ['/b.webp']],
  ['in a longer fence', '````\n```\n![](/a.webp)\n````\n', []],
  ['in a fence that is never closed', '```\n![](/a.webp)', []],
  [
    'in a fence in a list, and in a quote',
    '- ```\n  ![](/a.webp)\n  ```\n\n> ```\n> ![](/b.webp)\n> ```\n',
    [],
  ],
  ['after a line that only looks like a fence', '```a`b``` ![](/a.webp)', ['/a.webp']],
])('%s', (_what, markdown, expected) => {
  expect(findBareImages(markdown)).toEqual(expected)
})

test('reports ten images at most', () => {
  expect(findBareImages('![](/a.webp) '.repeat(50))).toHaveLength(10)
})

test.each([
  ['pictures', '![](/a)'],
  ['beginnings of pictures', '!['],
  ['beginnings of links', '![](x) [a]('],
  ['quotes', '>'],
  ['fences', '![](x)\n```\n'],
  ['backticks', '![](x) ` a '],
  ['spaces', '![](        '],
  ['empty lines', '![](x)\n \n'],
])('200,000 characters of %s are checked quickly', (_what, part) => {
  const text = part.repeat(200_000 / part.length)
  const began = performance.now()
  findBareImages(text)
  // A quadratic algorithm takes minutes.
  expect(performance.now() - began).toBeLessThan(2_000)
})
