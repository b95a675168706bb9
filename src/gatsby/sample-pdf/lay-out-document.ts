import { barLength, describeChart } from '../../lib/describe-chart'
import { area, paper, textWidth, type Item, type Measure, type Page, type Tag } from './paper'
import { readBlocks, type Block, type Run } from './read-blocks'
import {
  boxOf,
  fillPages,
  hairline,
  itemsOfLine,
  moveItem,
  rowsOfText,
  type Row,
  type TextStyle,
} from './rows'
import { rowsOfTable } from './rows-of-table'
import type { SampleDocument } from './sample-document'
import { setLines } from './set-lines'

/** The root of the tree that screen readers read. */
const root: Tag = { type: 'Document' }

const body = { size: 9.9, leading: 14.6 } as const
const small = { size: 8.8, leading: 12.2 } as const
const mono = { size: 8.2, leading: 12.4 } as const
const headings: Record<number, { size: number; leading: number; gap: number }> = {
  2: { size: 13.2, leading: 17, gap: 19 },
  3: { size: 10.8, leading: 15, gap: 13 },
}
const paragraphGap = 7

const plain = (text: string, voice: Run['voice'] = 'text'): Run[] => [{ text, voice }]

/** Sets a document on sheets of paper: everything has its place then, for any kind of output. Pure. */
export function layOutDocument(document: SampleDocument, measure: Measure): Page[] {
  const rows = [
    ...headOf(document, measure),
    ...(document.chart ? chartOf(document.chart, measure) : []),
    ...readBlocks(document.body).flatMap((block) => rowsOfBlock(block, { x: 0, parent: root }, measure)),
  ]
  const pages = fillPages(rows)
  return pages.map(({ items, headings: own }, index) => ({
    headings: own,
    items: [
      ...frameOf(document, index + 1, pages.length, measure),
      ...items.map((item) => moveItem(item, area.left, area.top)),
    ],
  }))
}

/** Number, title, client and facts: who made this for whom, and what it comes to. */
function headOf(document: SampleDocument, measure: Measure): Row[] {
  const { name, version, date, title, client, facts, summary } = document
  const text = (type: string): Pick<TextStyle, 'width' | 'tag'> => ({
    width: textWidth,
    tag: { type, parent: root },
  })
  const muted = { ...small, ink: 'muted' } as const
  const titleStyle = balance(
    plain(title, 'head'),
    { size: 23, leading: 27, spacing: -0.022, ...text('H1') },
    measure,
  )
  return [
    ...rowsOfText(plain(`${name}, version ${version}, ${date}`), { ...muted, ...text('P') }, 0, measure),
    ...rowsOfText(plain(title, 'head'), titleStyle, 7, measure).map((row, index) =>
      index === 0 ? { ...row, heading: title } : row,
    ),
    ...rowsOfText(plain(`Prepared for: ${client} (made up)`), { ...muted, ...text('P') }, 7, measure),
    ...factsOf(facts, measure),
    ...rowsOfText(plain(summary), { size: 11.6, leading: 16.6, ...text('P') }, 14, measure),
  ]
}

/** As narrow as the lines of a title may be without another line: no word stands alone then. */
function balance(runs: readonly Run[], style: TextStyle, measure: Measure): TextStyle {
  const lines = (width: number) => setLines(runs, { ...style, width }, measure).length
  let width = style.width
  while (lines(width - 8) === lines(style.width)) width -= 8
  return { ...style, width }
}

/** Names and values in three columns between hairlines. */
function factsOf(facts: SampleDocument['facts'], measure: Measure): Row[] {
  const columns = 3
  const room = textWidth / columns
  const list: Tag = { type: 'L', parent: root }
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, index) =>
    facts.slice(index * columns, (index + 1) * columns),
  )
  return rows.map((cells, index) => {
    let height = 0
    const items = cells.flatMap(({ name, value }, at): Item[] => {
      const parent: Tag = { type: 'LI', parent: list }
      const style = { ...small, width: room - 12, x: at * room }
      const [named] = setLines(plain(name, 'label'), { ...style, size: 8 }, measure)
      const lines = setLines(plain(value, 'strong'), style, measure)
      height = Math.max(height, 11 + lines.length * small.leading)
      return [
        ...(named
          ? itemsOfLine(named, 6, { ...style, size: 8, ink: 'muted', tag: { type: 'Lbl', parent } })
          : []),
        ...lines.flatMap((line, row) =>
          itemsOfLine(line, 17 + row * small.leading, { ...style, tag: { type: 'LBody', parent } }),
        ),
      ]
    })
    const rule = hairline(textWidth, 0, index === 0 ? 'text' : 'line')
    return { height: height + 13, gap: index === 0 ? 14 : 0, items: [rule, ...items], keep: true }
  })
}

/** A bar for each value, the last one marked: where we are now. */
function chartOf(chart: NonNullable<SampleDocument['chart']>, measure: Measure): Row[] {
  const tag: Tag = { type: 'Figure', parent: root, alt: describeChart(chart) }
  const style = { ...small, tag }
  const labels = chart.values.map(
    ({ label }) => setLines(plain(label), { ...style, width: textWidth }, measure)[0],
  )
  const left = Math.max(...labels.map((line) => line?.width ?? 0)) + 10
  const most = textWidth - left - 40
  const title = rowsOfText(plain(chart.title, 'strong'), { ...style, width: textWidth }, 18, measure)
  const bars = chart.values.map(({ label, value }, index): Row => {
    const isLast = index === chart.values.length - 1
    const length = Math.max(0.8, barLength(value, chart) * most)
    const text = (words: string, x: number, voice: Run['voice'] = 'text'): Item[] =>
      setLines(plain(words, voice), { ...style, width: textWidth }, measure).flatMap((line) =>
        itemsOfLine(line, 1.4, { ...style, width: textWidth, x }),
      )
    return {
      height: 15,
      gap: index === 0 ? 4 : 0,
      items: [
        ...text(label, 0),
        boxOf({ x: left, y: 2.2, width: length, height: 10.6, ink: isLast ? 'now' : 'bar' }, tag),
        ...text(String(value), left + length + 6, isLast ? 'strong' : 'text'),
      ],
      keep: !isLast,
    }
  })
  return [...title.map((row) => ({ ...row, keep: true })), ...bars]
}

interface Place {
  /** Indent from the text's left edge. */
  x: number
  parent: Tag
}

function rowsOfBlock(block: Block, { x, parent }: Place, measure: Measure): Row[] {
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
  const cut = lines.flatMap((line) => line.match(new RegExp(`.{1,${perLine}}`, 'gu')) ?? [''])
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

/** What stands on every sheet around the text: the scale of a chart, the firm, what this is, the number of the sheet. */
function frameOf(
  { firm, name, version, note }: SampleDocument,
  page: number,
  pages: number,
  measure: Measure,
): Item[] {
  const label = { size: 8, leading: 10, ink: 'muted' } as const
  const text = (
    words: string,
    y: number,
    align: 'left' | 'right',
    style: Partial<TextStyle> = {},
    voice: Run['voice'] = 'label',
  ) => {
    const whole = { ...label, ...style, width: paper.width }
    return setLines(plain(words, voice), whole, measure).flatMap((line) => {
      const x = align === 'left' ? area.left : paper.width - area.right - line.width
      return itemsOfLine(line, y, { ...whole, x: x + (style.x ?? 0) })
    })
  }
  const foot = paper.height - 38
  const of = `${page} of ${pages}`
  return [
    ...scale(),
    boxOf({ x: area.left, y: 30, width: 2.4, height: 11, ink: 'mark' }),
    ...text(firm, 30.6, 'left', { size: 10, ink: 'text', x: 9 }, 'head'),
    ...(page === 1 ? [] : text(`${name}, version ${version}`, 30.6, 'right')),
    moveItem(hairline(textWidth, foot - 7), area.left, 0),
    ...text(note, foot, 'left'),
    ...text(`Page ${of}`, foot, 'right'),
  ]
}

/** The black-and-white scale along the upper edge. */
function scale(): Item[] {
  const step = 24
  const blocks = Array.from({ length: Math.ceil(paper.width / step / 2) }, (_, index) =>
    boxOf({
      x: 2 * index * step,
      y: 0,
      width: Math.min(step, paper.width - 2 * index * step),
      height: 6,
      ink: 'text',
    }),
  )
  return [...blocks, boxOf({ x: 0, y: 6, width: paper.width, height: 0.8, ink: 'text' })]
}
