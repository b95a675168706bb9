import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { mostRows } from '../../contract/csv'

/** How many rows are fetched and written at a time. */
const pageSize = 100
/** Least pause after a page, as each request of a visitor needs several turns of the thread. */
const leastPauseMs = 5

export interface CsvSource<Row extends object> {
  columns: readonly { key: keyof Row & string; header: string }[]
  /** Reads up to `size` rows that follow `last`; the first ones if that is undefined. */
  readPage: (size: number, last: Row | undefined) => Promise<Row[]>
  /** Default 50,000. */
  most?: number | undefined
}

/** Rows as CSV (RFC 4180), read page by page while they are sent. */
export function writeCsv<Row extends object>(source: CsvSource<Row>): Readable {
  return Readable.from(writePages(source), { objectMode: false })
}

async function* writePages<Row extends object>({
  columns,
  readPage,
  most = mostRows,
}: CsvSource<Row>): AsyncGenerator<string> {
  let last: Row | undefined
  for (let sent = 0; sent < most; sent += pageSize) {
    const size = Math.min(pageSize, most - sent)
    const previous = last
    const { page, text } = await takeTurn(async () => {
      const rows = await readPage(size, previous)
      return { page: rows, text: writeRows(rows, columns, previous === undefined) }
    })
    yield text
    last = page.at(-1)
    if (page.length < size) return
  }
}

let turns: Promise<unknown> = Promise.resolve()

/**
 * Lets the exports of this process work one at a time, and pause for as long as each page took: at full speed they would
 * keep visitors waiting for seconds.
 */
async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = turns
  let end = () => {}
  turns = new Promise<void>((resolve) => (end = resolve))
  await before
  const began = performance.now()
  try {
    return await work()
  } finally {
    setTimeout(end, Math.max(leastPauseMs, performance.now() - began)).unref()
  }
}

/** Every cell in quotes, lines ended by CR LF; the mark tells spreadsheets that it is UTF-8. */
const writeRows = <Row extends object>(
  rows: Row[],
  columns: CsvSource<Row>['columns'],
  isFirst: boolean,
): string =>
  stringify(rows, {
    bom: isFirst,
    header: isFirst,
    columns,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: csvCell },
  })

/**
 * What a spreadsheet would take for a formula: it begins with one of its signs (the wide ones of Asian scripts too),
 * also after what is not seen. Tab and line ends count by themselves.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** A text as a cell of CSV that a spreadsheet shows as it is: an apostrophe before it keeps it from being worked out. */
export const csvCell = (text: string) => (formula.test(text) ? `'${text}` : text)
