/** @jest-environment node */
import type { Node } from '@tiptap/pm/model'
import { writeDocument } from '../../../../../../src/features/entries/editor/convert/write-document'
import {
  edit,
  insertBlock,
  keptAsMarkdown,
  meaningOf,
  paragraph,
  read,
  replaceBlock,
  rewrite,
} from '../support/conversions'
import { corpus, published } from '../support/corpus'

const samples = [...corpus, ...published]
const each = samples.map((sample) => [sample.name, sample.text] as const)

test('the corpus is large, and includes the site’s articles', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(140)
  expect(published.length).toBeGreaterThanOrEqual(17)
})

describe.each(each)('%s', (name, text) => {
  test('round-trips byte for byte when nothing changes', () => {
    expect(edit(text)).toBe(text)
  })

  test('means the same when every block is rewritten', () => {
    if (name === 'html-not-closed.md') {
      expectSameButEnd(text)
      return
    }
    expect(meaningOf(rewrite(text))).toEqual(meaningOf(text))
  })

  test('stays the same around a changed or added block', () => {
    const { doc, origin } = read(text)
    const sources = origin.blocks.map(({ source }) => source)
    const write = (changed: Node) => writeDocument(changed, [origin])
    const written = paragraph('New text.')
    sources.forEach((source, index) => {
      const [before, after] = [sources.slice(0, index), sources.slice(index + 1)]
      expectInOrder(write(insertBlock(doc, index, written)), [...before, 'New text.', source, ...after])
      // Where it explained labels, links that use them are written out: another test.
      if (explainsLabels(source)) return
      expectInOrder(write(replaceBlock(doc, index, written)), [...before, 'New text.', ...after])
    })
  })
})

test('only unsupported blocks are kept as Markdown', () => {
  const kept = samples.filter(({ text }) => keptAsMarkdown(text).length > 0).map(({ name }) => name)
  expect(kept).toEqual([
    'entities-at-edges.md',
    'escapes-signs.md',
    'html-blocks.md',
    'html-comments.md',
    'html-in-blocks.md',
    'html-in-lines.md',
    'html-kinds.md',
    'html-not-closed.md',
    'image-references.md',
    'link-references-above.md',
    'link-references-in-quotation.md',
    'link-references-labels.md',
    'link-references-many.md',
    'link-references-not.md',
    'link-references.md',
    'links-same-beside.md',
    'links.md',
    'lists-comment-between.md',
    'lists-then-code.md',
    'tables-long-rows.md',
  ])
})

/** What nobody closed reaches to the text's end, its last line end too. */
function expectSameButEnd(text: string) {
  expect(rewrite(text).trimEnd()).toBe(text.trimEnd())
}

const explainsLabels = (source: string) => /^\s*(?:> |- )?\[[^^\]]+\]:/m.test(source)

function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at < 0)
      throw new Error(`Expected ${JSON.stringify(part)} after character ${from} of ${JSON.stringify(text)}`)
    from = at + part.length
  }
}
