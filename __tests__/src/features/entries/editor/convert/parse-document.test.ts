/** @jest-environment node */
import * as markdownTree from '../../../../../../src/lib/markdown-tree'
import { read } from '../support/conversions'

jest.mock('../../../../../../src/lib/markdown-tree', () => {
  const actual = jest.requireActual<typeof markdownTree>('../../../../../../src/lib/markdown-tree')
  return { ...actual, parseTree: jest.fn(actual.parseTree) }
})

const { parseTree } = jest.mocked(markdownTree)

test('parses a text in the editor’s style once', () => {
  const text = [
    '## Count before you renew\n',
    'Ask **people** first, then [the report](https://example.com/report).[^1]\n',
    '- one seat\n- two seats\n',
    '| Plan | Seats |\n| --- | ---: |\n| Basic | 12 |\n',
    '```ts\nconst seats = 12\n```\n',
    '> Reports disagree.\n',
    '[^1]: Of last year.\n',
  ].join('\n')
  const { doc } = read(text)
  expect(doc.children.map(({ type }) => type.name)).not.toContain('markdownBlock')
  expect(parseTree.mock.calls).toEqual([[text]])
})
