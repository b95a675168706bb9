import { suggest } from '../suggest'

/**
 * Figures that the site draws from numbers in a text: a block of code in the language "figure". First what it is, each
 * on a line, then an empty line, then one row for each thing:
 *
 *     type: bars
 *     caption: Sorted by hours, the longest row of tickets is only third.
 *     unit: hours
 *
 *     Access to project folders: 22
 *     Password and locked account: 14
 */

/** The word after the three backticks. */
export const figureLanguage = 'figure'

export const figureTypes = ['bars', 'change', 'dates', 'ledger', 'ranges', 'split'] as const
export type FigureType = (typeof figureTypes)[number]

/** A number as the author wrote it, with its unit. */
export interface Quantity {
  value: number
  text: string
}

interface Captioned {
  caption: string
}

export type Figure = Captioned &
  (
    | /** Amounts of one kind, compared; `of` is what each could be at most. */
      { type: 'bars'; of: number | undefined; rows: ({ label: string } & Quantity)[] }
    /** A whole and its parts. */
    | { type: 'split'; rows: ({ label: string } & Quantity)[] }
    /** From the least to the most. */
    | { type: 'ranges'; rows: { label: string; from: number; to: number; text: string }[] }
    /** Before and after, each row in its own measure. */
    | { type: 'change'; rows: { label: string; before: Quantity; after: Quantity }[] }
    /**
     * One or two amounts of one unit in each row, all in one measure, with the sum of each column where `total` names it.
     * A name after those of two amounts is that of a column which says how they differ.
     * It is a table and needs no styles of its own, so any page may have it.
     */
    | {
        type: 'ledger'
        /** Of the rows and of each amount. */
        columns: string[]
        total: string | undefined
        rows: { label: string; amounts: Quantity[] }[]
      }
    /** Days on one line of time; `today` parts what is over from what is to come. */
    | { type: 'dates'; today: string | undefined; rows: { label: string; date: string }[] }
  )

export interface FigureFault {
  /** Of the block, from 1; 0: the block as a whole. */
  line: number
  message: string
}

type Parsed = { figure: Figure; faults: [] } | { figure: undefined; faults: FigureFault[] }

const headKeys: Record<FigureType, readonly string[]> = {
  bars: ['type', 'caption', 'unit', 'of'],
  change: ['type', 'caption'],
  dates: ['type', 'caption', 'today'],
  ledger: ['type', 'caption', 'columns', 'total'],
  ranges: ['type', 'caption', 'unit'],
  split: ['type', 'caption', 'unit'],
}

const rowCount = { min: 2, max: 12 } as const
/** Most characters of a label and of a caption. */
const longest = { label: 60, caption: 300 } as const

/** Reads the text of a block. */
export function parseFigure(text: string): Parsed {
  const reader = new FigureReader(text)
  const figure = reader.read()
  return figure && reader.faults.length === 0
    ? { figure, faults: [] }
    : { figure: undefined, faults: reader.faults }
}

interface Line {
  /** From 1. */
  line: number
  key: string
  value: string
}

class FigureReader {
  readonly faults: FigureFault[] = []
  private readonly head: Line[]
  private readonly rows: Line[]

  constructor(text: string) {
    const lines = text.split('\n').map((content, index) => ({ content: content.trim(), line: index + 1 }))
    const gap = lines.findIndex(({ content }) => content === '')
    const split = gap === -1 ? lines.length : gap
    this.head = this.readLines(lines.slice(0, split), (content) => content.indexOf(':'))
    this.rows = this.readLines(
      lines.slice(split).filter(({ content }) => content !== ''),
      (content) => content.lastIndexOf(':'), // a label may have a colon of its own
    )
  }

  read(): Figure | undefined {
    const type = this.readType()
    if (type === undefined) return undefined
    for (const { key, line } of this.head)
      if (!headKeys[type].includes(key))
        this.fail(
          line,
          `unknown line "${key}". Allowed: ${headKeys[type].join(', ')}${suggest(key, headKeys[type])}`,
        )
    const caption = this.find('caption')?.value ?? ''
    if (caption === '') this.fail(0, 'add a line "caption: …" that says what the figure shows')
    if (caption.length > longest.caption)
      this.fail(this.find('caption')?.line ?? 0, `caption: must be at most ${longest.caption} characters`)
    if (this.rows.length < rowCount.min || this.rows.length > rowCount.max)
      this.fail(0, `add an empty line and ${rowCount.min} to ${rowCount.max} rows, each "label: value"`)
    for (const { key, line } of this.rows)
      if (key.length > longest.label) this.fail(line, `label: must be at most ${longest.label} characters`)
    return this.readRows(type, caption)
  }

  private readRows(type: FigureType, caption: string): Figure {
    switch (type) {
      case 'bars':
        return { type, caption, of: this.readMost(), rows: this.quantities() }
      case 'split':
        return { type, caption, rows: this.quantities() }
      case 'ranges':
        return { type, caption, rows: this.rows.flatMap((row) => this.range(row) ?? []) }
      case 'change':
        return { type, caption, rows: this.rows.flatMap((row) => this.change(row) ?? []) }
      case 'ledger':
        return {
          type,
          caption,
          columns: this.readColumns(),
          total: this.find('total')?.value,
          rows: this.rows.flatMap((row) => this.amounts(row) ?? []),
        }
      case 'dates':
        return {
          type,
          caption,
          today: this.readToday(),
          rows: this.rows.flatMap((row) => this.day(row) ?? []),
        }
    }
  }

  private readType(): FigureType | undefined {
    const given = this.find('type')
    const type = figureTypes.find((name) => name === given?.value)
    if (type === undefined) {
      const known = figureTypes.join(', ')
      this.fail(
        given?.line ?? 0,
        given
          ? `unknown type "${given.value}". Allowed: ${known}${suggest(given.value, figureTypes)}`
          : `begin with a line "type: …". Allowed: ${known}`,
      )
    }
    return type
  }

  private readMost(): number | undefined {
    const given = this.find('of')
    if (given === undefined) return undefined
    const most = readNumber(given.value)
    const largest = Math.max(...this.rows.map(({ value }) => readNumber(value) ?? 0))
    if (most === undefined || most < largest)
      this.fail(given.line, 'of: must be a number that no row exceeds')
    return most
  }

  private readToday(): string | undefined {
    const given = this.find('today')
    if (given && !isDay(given.value)) this.fail(given.line, 'today: must be a date as YYYY-MM-DD')
    return given?.value
  }

  private quantities() {
    const unit = this.find('unit')?.value
    return this.rows.flatMap(({ key: label, value: written, line }) => {
      const value = readNumber(written)
      if (value !== undefined && value >= 0) return [{ label, value, text: withUnit(written, unit) }]
      this.fail(line, `must be a number, e.g. "${label}: 22", not "${written}"`)
      return []
    })
  }

  private range({ key: label, value, line }: Line) {
    const [from, to] = value.split(/\s*(?:-|–|\bto\b)\s*/).map(readNumber)
    if (from !== undefined && to !== undefined && from <= to)
      return { label, from, to, text: withUnit(`${from} to ${to}`, this.find('unit')?.value) }
    this.fail(line, `must be a range, e.g. "${label}: 2-4", not "${value}"`)
    return undefined
  }

  private change({ key: label, value, line }: Line) {
    const [before, after] = value.split(/\s*(?:->|→)\s*/).map(readQuantity)
    if (before && after) return { label, before, after }
    this.fail(line, `must be two amounts, e.g. "${label}: 23% -> 9%", not "${value}"`)
    return undefined
  }

  private readColumns(): string[] {
    const given = this.find('columns')
    const columns = given?.value.split('|').map((name) => name.trim()) ?? []
    if (columns.length < 2 || columns.length > 4 || columns.includes(''))
      this.fail(
        given?.line ?? 0,
        'add a line "columns: …" with two to four names, e.g. "Cost | Before | After"',
      )
    return columns
  }

  private amounts({ key: label, value, line }: Line) {
    const written = value.split(/\s*(?:->|→)\s*/)
    const amounts = written.flatMap((text) => readQuantity(text) ?? [])
    const asked = Math.min((this.find('columns')?.value.split('|').length ?? 0) - 1, 2)
    if (amounts.length === written.length && amounts.length === asked) return { label, amounts }
    this.fail(
      line,
      `must have an amount for each column but the first, e.g. "${label}: £400 -> £90", not "${value}"`,
    )
    return undefined
  }

  private day({ key: label, value: date, line }: Line) {
    if (isDay(date)) return { label, date }
    this.fail(line, `must be a date as YYYY-MM-DD, not "${date}"`)
    return undefined
  }

  private find(key: string): Line | undefined {
    return this.head.find((line) => line.key === key)
  }

  private readLines(
    lines: readonly { content: string; line: number }[],
    colonOf: (content: string) => number,
  ): Line[] {
    return lines.flatMap(({ content, line }) => {
      const colon = colonOf(content)
      const [key, value] = [content.slice(0, colon).trim(), content.slice(colon + 1).trim()]
      if (colon > 0 && key !== '' && value !== '') return [{ line, key, value }]
      this.fail(line, `must be "label: value", not "${content}"`)
      return []
    })
  }

  private fail(line: number, message: string): void {
    this.faults.push({ line, message })
  }
}

/** "1,160" and "3.9" are numbers. */
function readNumber(text: string): number | undefined {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : undefined
}

/** A number with what stands around it, e.g. "23%", "70 min" or "£40". */
function readQuantity(text: string): Quantity | undefined {
  const value = readNumber(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '')
  return value === undefined ? undefined : { value, text }
}

/** @param unit For one and for several where they differ, e.g. "day/days". */
function withUnit(number: string, unit: string | undefined): string {
  if (unit === undefined) return number
  const [one = '', several = one] = unit.split('/').map((word) => word.trim())
  const word = number === '1' ? one : several
  return word === '%' ? `${number}%` : `${number} ${word}`
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
