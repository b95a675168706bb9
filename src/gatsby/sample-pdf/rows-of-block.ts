import { textWidth, type Measure, type Tag } from './paper'
import { plain, type Block } from './read-blocks'
import { boxOf, hairline, itemsOfLine, moveItem, rowsOfText, type Row } from './rows'
import { rowsOfTable } from './rows-of-table'
import { setLines } from './set-lines'

const body = { size: 9.9, leading: 14.6 } as const
const mono = { size: 8.2, leading: 12.4 } as const
const headings: Record<number, { size: number; leading: number; gap: number }> = {
  2: { size: 13.2, leading: 17, gap: 19 },
  3: { size: 10.8, leading: 15, gap: 13 },
}
const paragraphGap = 7

interface Place {
  /** Indent from the text's left edge. */
  x: number
  parent: Tag
}

/** A block of the text as rows. */
export function rowsOfBlock(block: Block, { x, parent }: Place, measure: Measure): Row[] {
  const width = textWidth - x
  switch (block.type) {
    case 'heading': {
      const style = headings[block.depth] ?? { ...body, gap: 10 }
      const tag: Tag = { type: `H${block.depth}`, parent }
      const text = block.runs.map((run) => run.text).join('')
      return rowsOfText(block.runs, { ...style, width, x, tag }, style.gap, measure).map((row, index) => ({
        ...row,
        keep: true,
        ...(index === 0 && block.depth === 2 && { heading: text }),
      }))
    }
    case 'paragraph':
      return rowsOfText(block.runs, { ...body, width, x, tag: { type: 'P', parent } }, paragraphGap, measure)
    case 'list':
      return rowsOfList(block, { x, parent }, measure)
    case 'table':
      return rowsOfTable(block, width, 9, parent, measure).map((row) => indent(row, x))
    case 'code':
      return rowsOfCode(block.lines, { x, parent }, measure)
    case 'note':
      return rowsOfNote(block.blocks, { x, parent }, measure)
  }
}

function rowsOfList(
  { items }: Extract<Block, { type: 'list' }>,
  { x, parent }: Place,
  measure: Measure,
): Row[] {
  const list: Tag = { type: 'L', parent }
  const left = items.some(({ label }) => label.length > 2) ? 20 : 15
  return items.flatMap(({ label, blocks }) => {
    const item: Tag = { type: 'LI', parent: list }
    const content: Tag = { type: 'LBody', parent: item }
    const [first, ...others] = blocks.flatMap((block) =>
      rowsOfBlock(block, { x: x + left, parent: content }, measure),
    )
    const [line] = setLines(plain(label), { ...body, width: left }, measure)
    if (first === undefined || line === undefined) return []
    const sign = itemsOfLine(line, 0, {
      ...body,
      width: left,
      x,
      ink: 'muted',
      tag: { type: 'Lbl', parent: item },
    })
    return [{ ...first, gap: 4.5, items: [...sign, ...first.items] }, ...others]
  })
}

/** Code on a tint, line by line; a line that is too long goes on in the next. */
function rowsOfCode(lines: readonly string[], { x, parent }: Place, measure: Measure): Row[] {
  const tag: Tag = { type: 'Code', parent: { type: 'P', parent } }
  const inset = 10
  const width = textWidth - x - 2 * inset
  const perLine = Math.floor(width / measure('0', { voice: 'code', size: mono.size }))
  const cut = lines.flatMap((line) => breakCode(line, perLine))
  return cut.map((text, index): Row => {
    const isFirst = index === 0
    const isLast = index === cut.length - 1
    const top = isFirst ? 7 : 0
    const height = mono.leading + top + (isLast ? 7 : 0)
    const baseline = top + mono.leading / 2 + mono.size * 0.345
    return {
      height,
      gap: isFirst ? 9 : 0,
      items: [
        boxOf({ x, y: 0, width: textWidth - x, height: height + 0.3, ink: 'tint' }),
        ...(text === ''
          ? []
          : [{ text, voice: 'code', size: mono.size, ink: 'text', x: x + inset, y: baseline, tag } as const]),
      ],
      keep: isFirst || index === cut.length - 2,
    }
  })
}

/** Breaks a line between words, but not before a lone sign, e.g. a pipe; a word too long for a line, anywhere. */
function breakCode(line: string, perLine: number): string[] {
  if (line.length <= perLine) return [line]
  const indent = line.search(/\S|$/)
  const fitting = `.{1,${Math.max(1, perLine - indent)}}`
  const parts = line
    .slice(indent)
    .match(new RegExp(`${fitting}(?! [^\\w\\s](?: |$))(?: |$)|${fitting}`, 'gu')) ?? ['']
  return parts.map((part) => line.slice(0, indent) + part.trim())
}

/** Between two lines, as in the margin of a chart. */
function rowsOfNote(blocks: readonly Block[], { x, parent }: Place, measure: Measure): Row[] {
  const note: Tag = { type: 'Div', parent }
  const width = textWidth - x
  const rows = blocks.flatMap((block) => rowsOfBlock(block, { x, parent: note }, measure))
  return [
    { height: 3, gap: 11, items: [moveItem(hairline(width, 0, 'text'), x, 0)], keep: true },
    ...rows.map((row, index) => ({ ...row, ...(index === 0 && { gap: 3 }), keep: true })),
    { height: 4, gap: 4, items: [moveItem(hairline(width, 0, 'text'), x, 0)] },
  ]
}

const indent = (row: Row, x: number): Row => ({
  ...row,
  items: row.items.map((item) => moveItem(item, x, 0)),
  ...(row.again && { again: indent(row.again, x) }),
})
