/** @jest-environment node */
import { parseDocument } from '../../../../../../src/features/entries/editor/convert/parse-document'
import { writeDocument } from '../../../../../../src/features/entries/editor/convert/write-document'
import { edit, insertBlock, paragraph, read, replaceBlock, schema, rewrite } from '../support/conversions'

const doc = (...blocks: Parameters<typeof schema.node>[2][]) =>
  schema.node('doc', null, blocks.flat() as never)
const text = (value: string, ...marks: string[]) =>
  schema.text(
    value,
    marks.map((mark) => schema.mark(mark)),
  )
const line = (...parts: ReturnType<typeof text>[]) => schema.node('paragraph', null, parts)
const write = (...blocks: ReturnType<typeof paragraph>[]) => writeDocument(doc(blocks), [])
const item = (...blocks: ReturnType<typeof paragraph>[]) => schema.node('listItem', null, blocks)
const list = (...words: string[]) =>
  schema.node(
    'bulletList',
    null,
    words.map((word) => item(paragraph(word))),
  )

describe('a document parsed from a text', () => {
  test('keeps the blank lines around a changed block', () => {
    const changed = edit('One.\n\n\n\nTwo.\nThree.\n\n\n## Four\n', (doc) =>
      replaceBlock(doc, 1, paragraph('New.')),
    )
    expect(changed).toBe('One.\n\n\n\nNew.\n\n\n## Four\n')
  })

  test('keeps a heading close to its text, and a list close to its lead-in', () => {
    const changed = edit('## One\nText.\n- a\n', (doc) => replaceBlock(doc, 1, paragraph('New text.')))
    expect(changed).toBe('## One\nNew text.\n- a\n')
  })

  test('keeps the line endings of the text', () => {
    const changed = edit('One.\r\n\r\nTwo.\r\n', (doc) => insertBlock(doc, 1, list('a', 'b')))
    expect(changed).toBe('One.\r\n\r\n- a\r\n- b\r\n\r\nTwo.\r\n')
  })

  test('is the same byte for byte after undo', () => {
    const source = '*  One*\n\n__Two__\n=====\n'
    const again = edit(source, (doc) => replaceBlock(doc, 1, schema.nodeFromJSON(doc.child(1).toJSON())))
    expect(again).toBe(source)
  })

  test('keeps the source of blocks after the text was replaced and restored', () => {
    const [earlier, later] = ['__One__\n\n*  two*\n', '## Other\n'].map((one) => parseDocument(one, schema))
    if (earlier === undefined || later === undefined) throw new Error('Both texts have been read.')
    expect(writeDocument(earlier.doc, [later.origin, earlier.origin])).toBe('__One__\n\n*  two*\n')
  })

  test('loses a removed block and nothing else', () => {
    expect(edit('One.\n\n__Two__\n\n***\n\nThree.\n', (doc) => replaceBlock(doc, 0))).toBe(
      '__Two__\n\n***\n\nThree.\n',
    )
  })

  test('moves blocks without rewriting them', () => {
    const moved = edit('__One__\n\n***\n\n`` Three ``\n', (doc) =>
      doc.type.create(null, [doc.child(2), doc.child(0), doc.child(1)]),
    )
    expect(moved).toBe('`` Three ``\n\n__One__\n\n***\n')
  })

  test('skips empty paragraphs', () => {
    expect(edit('One.\n\nTwo.\n', (doc) => insertBlock(doc, 1, paragraph('')))).toBe('One.\n\nTwo.\n')
    expect(edit('One.\n', (doc) => insertBlock(doc, 1, paragraph('  ')))).toBe('One.\n')
  })
})

describe('adjacent blocks that would merge', () => {
  test('a new list above an existing one uses another marker and leaves that one alone', () => {
    expect(edit('- x\n- y\n', (doc) => insertBlock(doc, 0, list('a', 'b')))).toBe('* a\n* b\n\n- x\n- y\n')
  })

  test('two new adjacent lists stay two', () => {
    expect(write(list('a'), list('b'), list('c'))).toBe('- a\n\n* b\n\n- c\n')
  })

  test('adjacent numbered lists stay two', () => {
    const numbers = schema.node('orderedList', { start: 3 }, [item(paragraph('a'))])
    expect(write(numbers, numbers)).toBe('3. a\n\n3) a\n')
  })

  test('a list above indented code does not absorb it', () => {
    const changed = edit('Text.\n\n    code\n', (doc) => replaceBlock(doc, 0, list('a')))
    expect(changed).toBe('- a\n\n```\ncode\n```\n')
  })

  test('an unclosed code block is closed before an inserted block', () => {
    const changed = edit('```ts\ncode\n', (doc) => insertBlock(doc, 1, paragraph('Below.')))
    expect(changed).toBe('```ts\ncode\n```\n\nBelow.\n')
  })

  test('an unclosed comment is closed before an inserted block', () => {
    const changed = edit('<!-- open', (doc) => insertBlock(doc, 1, paragraph('Below.')))
    expect(changed).toBe('<!-- open\n-->\n\nBelow.')
  })
})

describe('reference links', () => {
  const source = 'See [one][r] and [r].\n\n[r]: /r/ "t"\n'

  test('stay so while their definition exists', () => {
    expect(edit(source, (doc) => insertBlock(doc, 1, paragraph('More.')))).toBe(
      'See [one][r] and [r].\n\nMore.\n\n[r]: /r/ "t"\n',
    )
    expect(rewrite(source)).toBe(source)
  })

  test('become inline links when the definition is removed or changed', () => {
    const writtenOut = 'See [one](/r/ "t") and [r](/r/ "t").\n'
    expect(edit(source, (doc) => replaceBlock(doc, 1))).toBe(writtenOut)
    const elsewhere = schema.node('markdownBlock', null, schema.text('[r]: /other/'))
    expect(edit(source, (doc) => replaceBlock(doc, 1, elsewhere))).toBe(`${writtenOut}\n[r]: /other/\n`)
  })
})

describe('new content', () => {
  test('starts empty and ends with a newline', () => {
    expect(edit('')).toBe('')
    expect(edit('', () => doc([paragraph('One.')]))).toBe('One.\n')
    expect(edit('One.\n', () => doc([paragraph('')]))).toBe('')
  })

  test('puts spaces outside of marks', () => {
    expect(write(line(text('One '), text('two ', 'bold'), text('three')))).toBe('One **two** three\n')
    expect(write(line(text('One'), text(' two', 'bold', 'italic'), text(' ', 'bold')))).toBe(
      'One **_two_**\n',
    )
    expect(write(line(text('One'), text(' ', 'bold'), text('two')))).toBe('One two\n')
  })

  test('has no trailing space or break in a paragraph', () => {
    const lineBreak = schema.node('hardBreak')
    expect(write(line(text('One '), lineBreak, text(' two ')))).toBe('One\\\ntwo\n')
    expect(write(line(text('One'), lineBreak, lineBreak))).toBe('One\n')
  })

  test('escapes text that would become a list, a heading or a quotation', () => {
    expect(write(paragraph('1. x'), paragraph('- y'), paragraph('# z'), paragraph('> q'))).toBe(
      '1\\. x\n\n\\- y\n\n\\# z\n\n\\> q\n',
    )
  })

  test('escapes text that looks like a link, a footnote, a URL or HTML', () => {
    const words = [
      '[a](b)',
      '[^1]',
      'see https://a.example',
      '<b>',
      'me@firm.example',
      '&copy;',
      '`x`',
      '*a* _b_',
    ]
    for (const word of words) expect(read(write(paragraph(word))).doc.textContent).toBe(word)
  })

  test('writes a bare URL that is a link as a bare URL', () => {
    const link = schema.mark('link', { href: 'https://a.example/b' })
    expect(write(line(schema.text('https://a.example/b', [link])))).toBe('<https://a.example/b>\n')
  })

  test('writes code with its language, and longer fences around fences', () => {
    const code = (language: string | null, value: string) =>
      schema.node('codeBlock', { language }, schema.text(value))
    expect(write(code('ts', 'const a = 1'))).toBe('```ts\nconst a = 1\n```\n')
    expect(write(code(null, '```\nx\n```'))).toBe('````\n```\nx\n```\n````\n')
  })

  test('writes notes with a readable label', () => {
    const note = schema.node('note', { kind: 'WARNING' }, [paragraph('Mind the gap.'), list('a')])
    expect(write(note)).toBe('> [!WARNING]\n> Mind the gap.\n>\n> - a\n')
    expect(write(schema.node('note', { kind: 'TIP' }, [list('a')]))).toBe('> [!TIP]\n>\n> - a\n')
  })

  test('writes tables with pipes, breaks and alignment', () => {
    const cell = (type: string, value: string, align: string | null) =>
      schema.node(type, { align }, paragraph(value))
    const rows = [
      [cell('tableHeader', 'a', null), cell('tableHeader', 'b', 'right')],
      [cell('tableCell', 'x | y', null), cell('tableCell', '', 'right')],
    ]
    const table = schema.node(
      'table',
      null,
      rows.map((cells) => schema.node('tableRow', null, cells)),
    )
    expect(write(table)).toBe('| a | b |\n| --- | ---: |\n| x \\| y | |\n')
  })

  test('writes an item with several paragraphs with blank lines, even in a tight list', () => {
    const loose = schema.node('bulletList', null, [
      item(paragraph('a'), paragraph('b')),
      item(paragraph('c')),
    ])
    expect(write(loose)).toBe('- a\n\n  b\n- c\n')
  })

  test('writes tasks, and an empty one as an item', () => {
    const task = (checked: boolean, word: string) => schema.node('listItem', { checked }, paragraph(word))
    const tasks = schema.node('bulletList', null, [task(true, 'a'), task(false, 'b'), task(false, '')])
    expect(write(tasks)).toBe('- [x] a\n- [ ] b\n-\n')
  })

  test('writes overlapping code and other marks', () => {
    expect(write(line(text('a', 'code'), text('b', 'strike', 'code'), text('c')))).toBe('`a`~~`b`~~&#x63;\n')
  })
})

test('adds a paragraph to a text of sixty pages and leaves the rest as it was', () => {
  const words = 'Some *words* and a [link](/a/), again and again, to fill the line. '.repeat(7)
  const long = `## Part\n\n${words}\n\n- a\n- b\n\n`.repeat(370)
  expect(long.length).toBeGreaterThan(180_000)
  const { doc, origin } = read(long)
  const written = writeDocument(insertBlock(doc, 500, paragraph('Typed.')), [origin])
  expect(written.replace('Typed.\n\n', '')).toBe(long)
})
