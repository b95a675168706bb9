import type { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { writeDocument } from '../../../../../../src/features/entries/editor/convert/write-document'
import { parseTree } from '../../../../../../src/lib/markdown-tree'
import { edit, insertBlock, meaningOf, paragraph, read, schema, rewrite } from './conversions'
import { anyDocument, anyText } from './generated-markdown'

const markNames = ['bold', 'italic', 'strike', 'code', 'link'] as const
const anyLine = fc.array(
  fc.record({
    text: fc.constantFrom(
      'a',
      ' ',
      'some words',
      'b ',
      ' c',
      '*',
      '_',
      '`',
      '|',
      '\\',
      '“d”',
      '(e)',
      '1. ',
      '#',
      'é',
    ),
    marks: fc.subarray([...markNames]),
  }),
  { minLength: 1, maxLength: 6 },
)

/**
 * Tests what holds for any text, on made-up ones.
 *
 * @param share Of the runs that the drill makes.
 */
export function testProperties(share: number): void {
  // A failure names the seed and the smallest text that fails.
  const runs = (most: number) => ({
    seed: 20261122,
    numRuns: Math.round(most * share),
    verbose: fc.VerbosityLevel.None,
  })

  test('any text round-trips byte for byte when nothing changes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(edit(text)).toBe(text)
      }),
      runs(800),
    )
  })

  test('any document round-trips byte for byte when nothing changes', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        expect(edit(text)).toBe(text)
      }),
      runs(300),
    )
  })

  test('any text means the same when every block is rewritten', () => {
    fc.assert(
      fc.property(anyText.filter(isExpressible), (text) => {
        expect(meaningOf(rewrite(text))).toEqual(meaningOf(text))
      }),
      runs(300),
    )
  })

  test('any document means the same when every block is rewritten', () => {
    fc.assert(
      fc.property(anyDocument.filter(isExpressible), (text) => {
        expect(meaningOf(rewrite(text))).toEqual(meaningOf(text))
      }),
      runs(300),
    )
  })

  test('the editor supports all but a few blocks', () => {
    const documents = fc.sample(anyDocument, runs(300))
    const share = documents.filter(isExpressible).length / documents.length
    expect(share).toBeGreaterThan(0.9)
  })

  test('a paragraph inserted anywhere leaves its surroundings unchanged', () => {
    fc.assert(
      fc.property(anyDocument.filter(isExpressible), fc.nat(), (text, place) => {
        const { doc, origin } = read(text)
        const index = place % (doc.childCount + 1)
        const changed = writeDocument(insertBlock(doc, index, paragraph('Put in.')), [origin])
        const sources = origin.blocks.map(({ source }) => source)
        const [above, below] = [sources.slice(0, index), sources.slice(index)]
        expect(withoutSpace(changed)).toBe(withoutSpace([...above, 'Put in.', ...below].join('')))
        const blocks = meaningOf(text)
        const at = above.reduce((sum, source) => sum + parseTree(source).children.length, 0)
        blocks.splice(at, 0, { type: 'paragraph', children: [{ type: 'text', value: 'Put in.' }] })
        expect(meaningOf(changed)).toEqual(blocks)
      }),
      runs(300),
    )
  })

  test('bold, italics, code and other marks survive a round trip', () => {
    fc.assert(
      fc.property(anyLine, (parts) => {
        const nodes = parts.map(({ text, marks }) =>
          schema.text(
            text,
            marks.map((mark) => schema.mark(mark, mark === 'link' ? { href: '/a/' } : null)),
          ),
        )
        const line = schema.node('paragraph', null, nodes)
        const written = writeDocument(schema.node('doc', null, line), [])
        expect(lettersOf(read(written).doc)).toEqual(lettersOf(line))
      }),
      runs(600),
    )
  })
}

/** Every letter with what it is set in. Spaces have no look of their own. */
function lettersOf(node: Node): string[] {
  const letters: string[] = []
  node.descendants((part) => {
    const marks = part.marks.map(({ type }) => type.name).sort()
    const isCode = marks.includes('code')
    for (const letter of (part.text ?? '').replace(isCode ? /$^/ : /\s/g, ''))
      letters.push([letter, ...marks].join(' '))
  })
  return letters
}

/** Whether no block but HTML and definitions of labels has to be kept as Markdown. */
function isExpressible(text: string): boolean {
  return read(text).doc.children.every(
    (node) =>
      node.type.name !== 'markdownBlock' ||
      parseTree(node.textContent).children.every(({ type }) => type === 'html' || type === 'definition'),
  )
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '')
