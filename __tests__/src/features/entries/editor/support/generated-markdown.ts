import fc from 'fast-check'
import type { Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Pieces of Markdown that, thrown together, make every kind of block, half a block and accident. */
const pieces = [
  ...[
    'a',
    'b ',
    'word',
    '\n',
    '\n\n',
    '*',
    '**',
    '_',
    '~~',
    '~',
    '`',
    '``',
    '# ',
    '## ',
    '> ',
    '- ',
    '* ',
    '1. ',
  ],
  ...[
    '2) ',
    '- [ ] ',
    '[x]',
    '[a](b)',
    '![i](j "t")',
    '<b>',
    '<!-- c -->',
    '<div>\n',
    '</div>',
    '    ',
    '\t',
  ],
  ...[
    '\\',
    '&amp;',
    '&#32;',
    '|',
    '| a | b |\n|---|:-:|\n| c | d |\n',
    '```js\n',
    '```',
    '~~~',
    '---',
    '===',
  ],
  ...[
    '[^1]',
    '[^1]: n\n',
    '[r]: /u "t"\n',
    '[r]',
    '[t][r]',
    'https://a.b/c?d=e',
    'a@b.co',
    'www.x.yz',
    '!',
    '(',
  ],
  ...[')', '[', ']', '{', '#', '+', '1.', '"', "'", '$', 'é', '—', '  \n', '\\\n', '> [!NOTE]\n> ', '[!TIP]'],
  ...['<https://q.r>', ':', '&', '\u00a0', '\r\n'],
]
export const anyText = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map(join)

function join(parts: readonly string[]) {
  return parts.join('')
}

const words = fc
  .array(
    fc.constantFrom(
      ...[
        'a',
        'b',
        'word',
        'some words',
        ' ',
        '*',
        '_',
        '`',
        '~',
        '#',
        '+',
        '-',
        '>',
        '|',
        '\\',
        '&',
        '&amp;',
      ],
      ...[
        '<',
        '>',
        '[',
        ']',
        '(',
        ')',
        '!',
        '1. ',
        '2)',
        ':',
        'http://a.b',
        'x@y.zz',
        'www.q.ws',
        '^',
        '[^1]',
      ],
      ...['é', '"', "'", '$', '[!NOTE]', '---'],
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map(join)
const text = words.map((value) => ({ type: 'text', value }))
const urls = ['/a/', 'https://b.c/d?e=f&g', 'x y', 'a(b)', '', 'mailto:x@y.zz', 'http://a.b']
const one = { minLength: 1, maxLength: 1 }
const reference = (referenceType: string) => ({
  type: 'linkReference',
  referenceType,
  identifier: 'r',
  label: 'r',
  children: [{ type: 'text', value: referenceType === 'full' ? 'some' : 'r' }],
})

const trees = fc.letrec<Record<'inline' | 'inlines' | 'item' | 'row' | 'block' | 'blocks', unknown>>(
  (tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      { weight: 5, arbitrary: text },
      words.map((value) => ({ type: 'inlineCode', value })),
      fc.constant({ type: 'break' }),
      fc.record({ type: fc.constantFrom('strong', 'emphasis', 'delete'), children: tie('inlines') }),
      fc.record({
        type: fc.constant('link'),
        url: fc.constantFrom(...urls),
        title: fc.option(words),
        children: fc.array(text, one),
      }),
      fc.record({
        type: fc.constant('image'),
        url: fc.constantFrom('./a.png', 'x y.png'),
        title: fc.option(words),
        alt: words,
      }),
      fc.constant({ type: 'footnoteReference', identifier: '1', label: '1' }),
      fc.constant({ type: 'html', value: '<br>' }),
      fc.constantFrom('full', 'collapsed', 'shortcut').map(reference),
    ),
    inlines: fc.array(tie('inline'), { minLength: 1, maxLength: 4 }),
    item: fc.record({
      type: fc.constant('listItem'),
      spread: fc.boolean(),
      checked: fc.constantFrom(null, true, false),
      children: tie('blocks'),
    }),
    row: fc.record({
      type: fc.constant('tableRow'),
      children: fc.array(fc.record({ type: fc.constant('tableCell'), children: tie('inlines') }), {
        minLength: 2,
        maxLength: 2,
      }),
    }),
    block: fc.oneof(
      { depthSize: 'small' },
      { weight: 4, arbitrary: fc.record({ type: fc.constant('paragraph'), children: tie('inlines') }) },
      fc.record({
        type: fc.constant('heading'),
        depth: fc.integer({ min: 1, max: 6 }),
        children: tie('inlines'),
      }),
      fc.constant({ type: 'thematicBreak' }),
      fc.record({ type: fc.constant('blockquote'), children: tie('blocks') }),
      fc.record({
        type: fc.constant('list'),
        ordered: fc.boolean(),
        start: fc.constantFrom(0, 1, 7),
        spread: fc.boolean(),
        children: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('code'),
        lang: fc.constantFrom(null, 'ts', 'c#'),
        value: fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n')),
      }),
      fc.record({
        type: fc.constant('table'),
        align: fc.constant([null, 'right']),
        children: fc.array(tie('row'), { minLength: 1, maxLength: 3 }),
      }),
      fc.constant({ type: 'html', value: '<div>x</div>' }),
      fc.record({
        type: fc.constant('footnoteDefinition'),
        identifier: fc.constant('1'),
        label: fc.constant('1'),
        children: tie('blocks'),
      }),
    ),
    blocks: fc.array(tie('block'), { maxLength: 3 }),
  }),
)

/** The Markdown of made-up trees, with the labels they use explained at the end. */
export const anyDocument = trees.blocks.map((children) => {
  const tree: Root = { type: 'root', children: children as RootContent[] }
  return `${toMarkdown(tree, { extensions: [gfmToMarkdown()] })}\n[r]: /u "t"\n\n[^1]: n\n`
})
