import { area, paper, root, small, textWidth, type Item, type Measure, type Page } from './paper'
import { plain, readBlocks, type Run } from './read-blocks'
import { boxOf, fillPages, hairline, itemsOfLine, moveItem, type Row, type TextStyle } from './rows'
import { rowsOfBlock } from './rows-of-block'
import { rowsOfChart, rowsOfHead } from './rows-of-head'
import type { SampleDocument } from './sample-document'
import { setLines } from './set-lines'

/** The first sheet's letterhead is taller than the others. */
const belowLetterhead: Row = { height: 22, gap: 0, items: [], keep: true }

/** Sets a document on sheets of paper: everything has its place then, for any kind of output. Pure. */
export function layOutDocument(document: SampleDocument, measure: Measure): Page[] {
  const rows = [
    belowLetterhead,
    ...rowsOfHead(document, measure),
    ...(document.chart ? rowsOfChart(document.chart, measure) : []),
    ...readBlocks(document.html).flatMap((block) => rowsOfBlock(block, { x: 0, parent: root }, measure)),
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
function frameOf(document: SampleDocument, page: number, pages: number, measure: Measure): Item[] {
  const foot = paper.height - 38
  return [
    ...scale(),
    ...letterheadOf(document, page === 1, measure),
    moveItem(hairline(textWidth, foot - 7), area.left, 0),
    ...textOf(document.note, { y: foot }, measure),
    ...textOf(`Page ${page} of ${pages}`, { y: foot, align: 'right' }, measure),
  ]
}

/** The firm's mark and name, at the right number and date. The first sheet's is large, and read; the others repeat it smaller. */
function letterheadOf(
  { firm, name, version, date }: SampleDocument,
  isFirst: boolean,
  measure: Measure,
): Item[] {
  const { top, side, size, rule } = isFirst
    ? { top: 24, side: 26, size: 15.6, rule: 64 }
    : { top: 24, side: 17, size: 10, rule: 50 }
  const middle = top + side / 2
  const tag = () => (isFirst ? { type: 'P', parent: root } : undefined)
  const logo = boxOf({ x: area.left - side / 30, y: top, width: side, height: side, ink: 'text' })
  const firmStyle = {
    y: middle - size * 0.6,
    size,
    leading: size * 1.2,
    ink: 'text',
    x: side * 1.3,
    tag: tag(),
  } as const
  const number = { align: 'right', tag: tag() } as const
  return [
    { ...logo, isLogo: true },
    ...textOf(firm, { ...firmStyle, voice: 'head', spacing: -0.02 }, measure),
    ...(isFirst
      ? [
          ...textOf(
            name,
            { ...number, y: middle - 11, voice: 'strong', ink: 'text', size: small.size },
            measure,
          ),
          ...textOf(`Version ${version}, ${date}`, { ...number, y: middle + 1 }, measure),
        ]
      : textOf(`${name}, version ${version}`, { ...number, y: middle - 5 }, measure)),
    moveItem(hairline(textWidth, rule), area.left, 0),
  ]
}

interface Place extends Partial<TextStyle> {
  y: number
  align?: 'right'
  voice?: Run['voice']
}

/** A line beside the text, at the left or the right edge. */
function textOf(
  words: string,
  { y, align, voice = 'label', x = 0, ...style }: Place,
  measure: Measure,
): Item[] {
  const whole = { size: 8, leading: 10, ink: 'muted', ...style, width: paper.width } as const
  return setLines(plain(words, voice), whole, measure).flatMap((line) => {
    const left = align === 'right' ? paper.width - area.right - line.width : area.left + x
    return itemsOfLine(line, y, { ...whole, x: left })
  })
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
