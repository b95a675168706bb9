import { area, paper, root, textWidth, type Item, type Measure, type Page } from './paper'
import { plain, readBlocks, type Run } from './read-blocks'
import { boxOf, fillPages, hairline, itemsOfLine, moveItem, type TextStyle } from './rows'
import { rowsOfBlock } from './rows-of-block'
import { rowsOfChart, rowsOfHead } from './rows-of-head'
import type { SampleDocument } from './sample-document'
import { setLines } from './set-lines'

/** Sets a document on sheets of paper: everything has its place then, for any kind of output. Pure. */
export function layOutDocument(document: SampleDocument, measure: Measure): Page[] {
  const rows = [
    ...rowsOfHead(document, measure),
    ...(document.chart ? rowsOfChart(document.chart, measure) : []),
    ...readBlocks(document.body()).flatMap((block) => rowsOfBlock(block, { x: 0, parent: root }, measure)),
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
