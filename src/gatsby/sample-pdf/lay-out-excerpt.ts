import { root, textWidth, type Item, type Measure } from './paper'
import { readBlocks, type Block } from './read-blocks'
import { moveItem, type Row } from './rows'
import { rowsOfBlock } from './rows-of-block'
import { rowsOfChart } from './rows-of-head'
import type { SampleDocument } from './sample-document'

/** In points: as wide as leaves the words readable where a list shows it. */
export const excerpt = { width: 424, height: 340, margin: 16 } as const

/** What tells a document from others: its chart, or its first table or code with the heading above. Pure. */
export function layOutExcerpt(
  { chart, body }: Pick<SampleDocument, 'chart' | 'body'>,
  measure: Measure,
): Item[] {
  const width = excerpt.width - 2 * excerpt.margin
  const x = textWidth - width
  const rows = tellingBlocks(readBlocks(body()), chart !== undefined)
    .flatMap((block) => rowsOfBlock(block, { x, parent: root }, measure))
    .map((row) => ({ ...row, items: row.items.map((item) => moveItem(item, -x, 0)) }))
  return stack([...(chart ? rowsOfChart(chart, measure, width) : []), ...rows])
}

function tellingBlocks(blocks: readonly Block[], hasChart: boolean): readonly Block[] {
  const telling = hasChart ? 0 : blocks.findIndex(({ type }) => type === 'table' || type === 'code')
  if (telling === -1) return blocks
  const near = blocks.slice(Math.max(0, telling - 2), telling)
  const heading = near.findLastIndex(({ type }) => type === 'heading')
  return blocks.slice(heading === -1 ? telling : telling - near.length + heading)
}

/** Rows one below the other, as far as there is room; the last one may be cut. */
function stack(rows: readonly Row[]): Item[] {
  const items: Item[] = []
  let y: number = excerpt.margin
  for (const [index, row] of rows.entries()) {
    if (y > excerpt.height) break
    y += index === 0 ? 0 : row.gap
    items.push(...row.items.map((item) => moveItem(item, excerpt.margin, y)))
    y += row.height
  }
  return items
}
