import { findReadingPart } from '../../contract/content/read-markdown'
import { readingParts } from '../../src/content/collection-loader'
import { parseMarkdown } from '../../src/content/parse-markdown'

test.each([
  ['One.\n\n```js\nlet a\n```\n', 3],
  ['One.\n\n    indented\n', 3],
  ['One.\n\n> [!TIP]\n> Look.\n', 3],
  ['```figure\ntype: bars\ncaption: X.\n\nA: 1\nB: 2\n```\n', 1],
  ['```figure\ntype: ledger\ncaption: X.\ncolumns: A | B\n\nA: 1\nB: 2\n```\n', undefined],
  ['One[^1].\n\n[^1]: Two.\n', 1],
  ['One[^1] and `code`.\n', undefined],
  ['> A quotation.\n>\n> [!TIP]\n', undefined],
  ['> Look [!TIP]\n> here\n', undefined],
  ['- One\n- Two\n', undefined],
])('the build and the workspace say the same of %j', (text, line) => {
  expect(findReadingPart(text)).toBe(line)
  expect(readingParts.test(parseMarkdown(text).html)).toBe(line !== undefined)
})
