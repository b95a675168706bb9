import { textHeight, type BoxItem, type Ink, type Item, type Measure, type Page, type Tag } from './paper'
import type { Run } from './read-blocks'
import { setLines, sizeOf, type Line } from './set-lines'

/** A strip of the sheet that is not cut; its items count from its own top left. */
export interface Row {
  height: number
  /** Space above, left out at the top of a sheet. */
  gap: number
  items: readonly Item[]
  /** Whether it stays with the row below. */
  keep?: boolean
  /** Set again at the top of a sheet that continues the table: its head, as decoration. */
  again?: Row
  /** A heading, for the outline. */
  heading?: string
}

export interface TextStyle {
  size: number
  /** From baseline to baseline. */
  leading: number
  width: number
  x?: number
  ink?: Ink
  spacing?: number
  tag?: Tag | undefined
}

/** The items of a line whose top is at `y`. */
export function itemsOfLine({ pieces }: Line, y: number, style: TextStyle): Item[] {
  const { size, leading, x = 0, ink = 'text', spacing = 0, tag } = style
  const baseline = y + leading / 2 + size * 0.345
  return pieces.map(({ text, voice, x: at }) => ({
    text,
    voice,
    size: sizeOf(voice, size),
    spacing,
    ink,
    x: x + at,
    y: baseline,
    tag,
  }))
}

/** One row a line, so that a paragraph may go on overleaf; never a single line of it alone. */
export function rowsOfText(runs: readonly Run[], style: TextStyle, gap: number, measure: Measure): Row[] {
  const lines = setLines(runs, style, measure)
  return lines.map((line, index) => ({
    height: style.leading,
    gap: index === 0 ? gap : 0,
    items: itemsOfLine(line, 0, style),
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
  }))
}

export const boxOf = (box: Omit<BoxItem, 'tag'>, tag?: Tag): BoxItem => ({ ...box, tag })

export const moveItem = <T extends Item>(item: T, x: number, y: number): T => ({
  ...item,
  x: item.x + x,
  y: item.y + y,
})

/** Without its place in the text: what is set again is read once. */
const asDecoration = ({ items }: Row) => items.map((item): Item => ({ ...item, tag: undefined }))

/** Puts rows on sheets from top to bottom, rows that stay together on one. Items count from the text's top left. */
export function fillPages(rows: readonly Row[]): Page[] {
  const pages: Page[] = []
  let y = Infinity
  for (const group of groupsOf(rows)) {
    const height = group.reduce((sum, row, index) => sum + row.height + (index === 0 ? 0 : row.gap), 0)
    const [first] = group
    if (first === undefined) continue
    const startsPage = y + first.gap + height > textHeight
    if (startsPage) {
      pages.push({ items: [], headings: [] })
      y = 0
      if (first.again && pages.length > 1) {
        pages.at(-1)?.items.push(...asDecoration(first.again))
        y = first.again.height
      }
    }
    group.forEach((row, index) => {
      y += startsPage && index === 0 ? 0 : row.gap
      const page = pages.at(-1)
      page?.items.push(...row.items.map((item) => moveItem(item, 0, y)))
      if (row.heading !== undefined) page?.headings.push(row.heading)
      y += row.height
    })
  }
  return pages
}

/** Rows that stay together. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  let isOpen = false
  for (const row of rows) {
    const last = groups.at(-1)
    if (isOpen && last) last.push(row)
    else groups.push([row])
    isOpen = row.keep === true
  }
  return groups
}

export const hairline = (width: number, y: number, ink: Ink = 'line'): BoxItem =>
  boxOf({ x: 0, y, width, height: ink === 'line' ? 0.6 : 0.9, ink })
