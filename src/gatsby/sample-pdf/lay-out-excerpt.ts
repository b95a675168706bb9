import { root, textWidth, type Item, type Measure } from './paper'
import { readBlocks, type Block } from './read-blocks'
import { moveItem, type Row } from './rows'
import { rowsOfBlock } from './rows-of-block'
import { rowsOfChart } from './rows-of-head'
import { fitTable } from './rows-of-table'
import type { SampleDocument } from './sample-document'

/** A part of a sheet, in points. */
interface Sheet {
  width: number
  height: number
  margin: number
}

/** As wide as leaves the words readable where a list shows it. */
export const excerpt = { width: 424, height: 340, margin: 16 } as const satisfies Sheet

/** The same on a phone, in the same proportions: its lines are as short as the window, and none is cut. */
export const narrowExcerpt = {
  width: 190,
  height: (190 * excerpt.height) / excerpt.width,
  margin: 10,
} as const satisfies Sheet

/**
 * What tells a document from others: its chart, or its first table or code with the heading above; on a narrow sheet
 * without the text between, which would fill what a list shows of it. Pure.
 */
export function layOutExcerpt(
  { chart, html }: Pick<SampleDocument, 'chart' | 'html'>,
  measure: Measure,
  sheet: Sheet = excerpt,
): Item[] {
  const width = sheet.width - 2 * sheet.margin
  const x = textWidth - width
  const rows = tellingBlocks(readBlocks(html), chart !== undefined, sheet.width < excerpt.width)
    .map((block) => (block.type === 'table' ? fitTable(block, width, measure) : block))
    .flatMap((block) => rowsOfBlock(block, { x, parent: root }, measure))
    .map((row) => ({ ...row, items: row.items.map((item) => moveItem(item, -x, 0)) }))
  return stack([...(chart ? rowsOfChart(chart, measure, width) : []), ...rows], sheet)
}

function tellingBlocks(blocks: readonly Block[], hasChart: boolean, isNarrow: boolean): readonly Block[] {
  const telling = hasChart ? 0 : blocks.findIndex(({ type }) => type === 'table' || type === 'code')
  if (telling === -1) return blocks
  const near = blocks.slice(Math.max(0, telling - 2), telling)
  const heading = near.findLastIndex(({ type }) => type === 'heading')
  const above = heading === -1 ? [] : near.slice(heading, isNarrow ? heading + 1 : undefined)
  return [...above, ...blocks.slice(telling)]
}

/** Rows one below the other, as far as there is room; the last one may be cut. */
function stack(rows: readonly Row[], sheet: Sheet): Item[] {
  const items: Item[] = []
  let y = sheet.margin
  for (const [index, row] of rows.entries()) {
    if (y > sheet.height) break
    y += index === 0 ? 0 : row.gap
    items.push(...row.items.map((item) => moveItem(item, sheet.margin, y)))
    y += row.height
  }
  return items
}
