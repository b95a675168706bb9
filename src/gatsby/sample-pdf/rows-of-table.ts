import { small, type Item, type Measure, type Tag } from './paper'
import type { Block, Cell } from './read-blocks'
import { hairline, itemsOfLine, type Row } from './rows'
import { extentOf, setLines } from './set-lines'

type Table = Extract<Block, { type: 'table' }>

const padding = { x: 14, y: 4.2 } as const
/** Space below a table, beside that above what follows. */
const below = 4

/** A row for each of the table, its columns as wide as their words ask for. */
export function rowsOfTable(
  { head, rows }: Table,
  width: number,
  gap: number,
  parent: Tag,
  measure: Measure,
): Row[] {
  const widths = columnWidths([head, ...rows], width, measure)
  const table: Tag = { type: 'Table', parent }
  const set = (cells: readonly Cell[], isHead: boolean) => rowOfCells(cells, widths, table, isHead, measure)
  const top = set(head, true)
  return [
    { ...top, gap, keep: true },
    ...rows.map((cells, index) => {
      const row = set(cells, false)
      const isLast = index === rows.length - 1
      const keep = (index === 0 && !isLast) || index === rows.length - 2 // no row alone on a sheet
      return { ...row, height: row.height + (isLast ? below : 0), again: top, keep }
    }),
  ]
}

function rowOfCells(
  cells: readonly Cell[],
  widths: readonly number[],
  table: Tag,
  isHead: boolean,
  measure: Measure,
): Row {
  const parent: Tag = { type: 'TR', parent: table }
  const items: Item[] = []
  let x = 0
  let most = 1
  cells.forEach(({ runs, align, scope }, index) => {
    const room = widths[index] ?? 0
    const inner = room - (index === cells.length - 1 ? 0 : padding.x)
    const tag: Tag = { type: scope ? 'TH' : 'TD', parent, ...(scope && { scope }) }
    const lines = setLines(runs, { ...small, width: inner }, measure)
    lines.forEach((line, at) => {
      const left = align === 'left' ? 0 : (inner - line.width) / (align === 'right' ? 1 : 2)
      const style = { ...small, width: inner, x: x + left, tag, ...(isHead && { ink: 'muted' as const }) }
      items.push(...itemsOfLine(line, padding.y + at * small.leading, style))
    })
    // an empty cell is a cell
    if (lines.length === 0)
      items.push({ text: ' ', voice: 'text', size: small.size, ink: 'text', x, y: padding.y, tag })
    most = Math.max(most, lines.length)
    x += room
  })
  const height = most * small.leading + 2 * padding.y
  const whole = sum(widths)
  return { height, gap: 0, items: [...items, hairline(whole, height, isHead ? 'text' : 'line')] }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Columns with little text get the room it takes; the others share what is left, each with room for its longest word. */
function columnWidths(rows: readonly (readonly Cell[])[], width: number, measure: Measure): number[] {
  const columns = (rows[0] ?? []).map((_, index) => {
    const cells = rows.flatMap((row) => row[index] ?? [])
    const extents = cells.map(({ runs }) => extentOf(runs, small.size, measure))
    const space = index === (rows[0]?.length ?? 0) - 1 ? 0 : padding.x
    return {
      least: Math.max(...extents.map(({ least }) => least)) + space + 0.5,
      most: Math.max(...extents.map(({ most }) => most)) + space + 0.5,
    }
  })
  const isShort = columns.map(() => false)
  for (;;) {
    const open = columns.filter((_, index) => !isShort[index])
    const room = width - sum(columns.filter((_, index) => isShort[index]).map(({ most }) => most))
    const next = columns.findIndex(({ most }, index) => !isShort[index] && most <= room / open.length)
    if (next === -1) {
      const left = room - sum(open.map(({ least }) => least))
      const wanted = sum(open.map(({ least, most }) => most - least))
      const more = open.length === 0 ? room / columns.length : 0
      return columns.map(({ least, most }, index) =>
        isShort[index] ? most + more : least + ((most - least) * left) / (wanted || 1),
      )
    }
    isShort[next] = true
  }
}
