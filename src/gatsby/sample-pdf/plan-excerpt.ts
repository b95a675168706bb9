import { barLength } from '../../lib/describe-chart'
import { escapeXml } from './escape-xml'
import { inks, type Measure } from './paper'
import { plain, readBlocks, type Block, type Cell, type Run, type Voice } from './read-blocks'
import type { SampleDocument } from './sample-document'
import { extentOf } from './set-lines'

/** In pixels, as on the page: the picture is not scaled, so its letters are as sharp as the page's, and of one size everywhere. */
export const sizes = { margin: 16, text: 13, table: 12, code: 11.5, heading: 14.5 } as const

/** Narrower than this, a table follows its heading at once: the text between would fill what shows. */
const narrow = 420

/** Between columns of a table, and what one takes at least: less would break its text into single words. */
const column = { gap: 16, least: 72 } as const

/** As much as the largest window on a sheet shows. */
const most = { characters: 1600, rows: 14 } as const

const styles = [
  `div,p,ul,pre{margin:0;padding:0}`,
  `.sheet{padding:${sizes.margin}px;color:${inks.text};font:${sizes.text}px/1.5 text;text-rendering:geometricPrecision}`,
  `.sheet>*+*{margin-top:8px}`,
  `p,th,td{text-wrap:pretty}`,
  `b{font:1em strong}`,
  `.heading{font:${sizes.heading}px/1.3 strong}`,
  `*+.heading.heading{margin-top:16px}`,
  `table{width:100%;border-collapse:collapse;font-size:${sizes.table}px;line-height:1.4}`,
  `th,td{padding:5px ${column.gap}px 5px 0;border-bottom:1px solid ${inks.line};font-weight:400;text-align:left;vertical-align:top}`,
  `:is(th,td):last-child{padding-right:0}`,
  `thead th{border-color:${inks.text};color:${inks.muted}}`,
  `.right{text-align:right}`,
  `td.right{white-space:nowrap}`,
  `.center{text-align:center}`,
  `ul{list-style:none}`,
  `li{display:flex;gap:8px;margin-top:4px}`,
  `li>span{color:${inks.muted}}`,
  `code{font:.9em code}`,
  `pre{padding:8px 12px;background:${inks.tint};font:${sizes.code}px/1.5 code;white-space:pre-wrap;overflow-wrap:anywhere}`,
  `.note{padding:8px 0;border:solid ${inks.text};border-width:1px 0}`,
  `.bars{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;align-items:center;font-size:${sizes.table}px;line-height:1.2}`,
  `.bar{display:flex;gap:8px;align-items:center;padding-right:40px}`,
  `.bar svg{flex:none;height:14px;background:${inks.bar}}`,
  `.bar:last-child svg{background:${inks.now}}`,
  `@media(max-width:${narrow}px){.between{display:none}}`,
].join('')

export interface Excerpt {
  /** The sheet, as XHTML, which breaks its lines where it stands. */
  body: string
  styles: string
  /** What is said on it. */
  runs: readonly Run[]
}

/**
 * What tells a document from others: its chart, or its first table or code with the heading above. A table shows the
 * columns that have room. Pure.
 */
export function planExcerpt(
  { chart, html }: Pick<SampleDocument, 'html' | 'chart'>,
  measure: Measure,
): Excerpt {
  const writer = new Writer(measure)
  const blocks = pickTelling(readBlocks(html), chart !== undefined)
  const telling = blocks.findIndex(isTelling)
  const body =
    (chart ? writer.chart(chart) : '') +
    cutAfter(blocks)
      .map((block, index) => writer.block(block, index > 0 && index < telling ? 'between' : undefined))
      .join('')
  return {
    body: `<div class="sheet">${body}</div>`,
    styles: styles + writer.rules.join(''),
    runs: writer.runs,
  }
}

const isTelling = ({ type }: Block) => type === 'table' || type === 'code'

/** From the first table or code, or from the heading close above it. */
function pickTelling(blocks: readonly Block[], hasChart: boolean): readonly Block[] {
  const telling = hasChart ? -1 : blocks.findIndex(isTelling)
  if (telling === -1) return blocks
  const heading = blocks.slice(0, telling).findLastIndex(({ type }) => type === 'heading')
  return blocks.slice(heading !== -1 && telling - heading <= 2 ? heading : telling)
}

/** The blocks that begin where there is still room. */
function cutAfter(blocks: readonly Block[]): readonly Block[] {
  let room: number = most.characters
  return blocks.filter((block) => {
    const begins = room > 0
    room -= JSON.stringify(block).replace(/"\w+":/g, '').length
    return begins
  })
}

/** Writes blocks as XHTML, and notes what is said and which rules their widths ask for. */
class Writer {
  readonly runs: Run[] = []
  readonly rules: string[] = []
  private tables = 0

  constructor(private readonly measure: Measure) {}

  block(block: Block, name?: string): string {
    switch (block.type) {
      case 'heading':
        return element('p', this.text(block.runs, 'strong'), 'heading')
      case 'paragraph':
        return element('p', this.text(block.runs), name)
      case 'list':
        return element('ul', block.items.map((item) => this.item(item)).join(''))
      case 'table':
        return this.table(block)
      case 'code':
        return element('pre', this.code(block.lines))
      case 'note':
        return element('div', this.blocks(block.blocks), 'note')
    }
  }

  /** A bar for each value, the last one marked: where we are now. */
  chart(chart: NonNullable<SampleDocument['chart']>): string {
    const bars = chart.values.map(({ label, value }) => {
      const bar = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(0.5, 100 * barLength(value, chart)).toFixed(1)}%"/>`
      return (
        element('div', this.text(plain(label))) + element('div', bar + this.text(plain(String(value))), 'bar')
      )
    })
    return element('p', this.text(plain(chart.title, 'strong'))) + element('div', bars.join(''), 'bars')
  }

  private blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.block(block)).join('')
  }

  private item({ label, blocks }: Extract<Block, { type: 'list' }>['items'][number]): string {
    return element('li', element('span', this.text(plain(label))) + element('div', this.blocks(blocks)))
  }

  private table({ head, rows }: Extract<Block, { type: 'table' }>): string {
    this.tables += 1
    const name = `t${this.tables}`
    let room = 2 * sizes.margin - column.gap
    head.forEach((_, index) => {
      const least = this.leastWidth([head, ...rows].flatMap((row) => row[index] ?? []))
      const place = `.${name} tr>:nth-child(${index + 1})`
      room += column.gap + least
      this.rules.push(`${place}{min-width:${least}px}`)
      if (index > 0) this.rules.push(`@media(max-width:${room}px){${place}{display:none}}`)
    })
    const row = (cells: readonly Cell[]) => `<tr>${cells.map((cell) => this.cell(cell)).join('')}</tr>`
    const body = rows.slice(0, most.rows).map(row).join('')
    return element('table', `<thead>${row(head)}</thead><tbody>${body}</tbody>`, name)
  }

  private leastWidth(cells: readonly Cell[]): number {
    const extents = cells.map((cell) => {
      const { least, most } = extentOf(joinShort(cell), sizes.table, this.measure)
      return { least: cell.align === 'right' && !cell.scope ? most : least, most }
    })
    const most = Math.max(...extents.map((extent) => extent.most))
    return Math.ceil(Math.max(...extents.map(({ least }) => least), Math.min(most, column.least)))
  }

  private cell(cell: Cell): string {
    const { align, scope } = cell
    return element(scope ? 'th' : 'td', this.text(joinShort(cell)), align === 'left' ? undefined : align)
  }

  /** A sign by itself, such as a pipe, stays in the line of the word before it. */
  private code(lines: readonly string[]): string {
    const text = lines.join('\n').replace(/(\S) ([^\w\s])(?=\s|$)/g, '$1\u00a0$2')
    this.runs.push({ text, voice: 'code' })
    return escapeXml(text)
  }

  private text(runs: readonly Run[], as?: Voice): string {
    return runs
      .map(({ text, voice: own }) => {
        const voice = as ?? own
        this.runs.push({ text, voice })
        if (voice === 'text') return escapeXml(text)
        return element(voice === 'code' ? 'code' : 'b', escapeXml(text))
      })
      .join('')
  }
}

/** A few words, such as a date, stay in one line; the name of a column breaks rather than widening it. */
function joinShort({ runs, scope }: Cell): readonly Run[] {
  const length = runs.reduce((sum, { text }) => sum + text.length, 0)
  if (length > (scope === 'Column' ? 8 : 18)) return runs
  return runs.map((run) => ({ ...run, text: run.text.replaceAll(' ', '\u00a0') }))
}

const element = (tag: string, content: string, name?: string) =>
  `<${tag}${name ? ` class="${name}"` : ''}>${content}</${tag}>`
