import { textHeight } from '../../../../src/gatsby/sample-pdf/paper'
import { fillPages, type Row } from '../../../../src/gatsby/sample-pdf/rows'
import { rowsOfTable } from '../../../../src/gatsby/sample-pdf/rows-of-table'

const measure = (text: string) => text.length * 5
const cell = (text: string) => ({ runs: [{ text, voice: 'text' as const }], align: 'left' as const })
const table = (count: number) => ({
  type: 'table' as const,
  head: [cell('Harbour')],
  rows: Array.from({ length: count }, (_, index) => [cell(`Pier ${index + 1}`)]),
})

/** The words on each sheet, after a text that leaves room for the head and so many rows. */
function sheets(count: number, room: number): string[][] {
  const rows = rowsOfTable(table(count), 400, 0, { type: 'Document' }, measure)
  const fits = rows.slice(0, room + 1).reduce((sum, { height }) => sum + height, 0)
  const before: Row = { height: textHeight - fits - 1, gap: 0, items: [] }
  return fillPages([before, ...rows]).map(({ items }) =>
    items.flatMap((item) => ('text' in item && item.tag ? [item.text] : [])),
  )
}

test('a table that would leave one row at the foot of a sheet begins overleaf', () => {
  expect(sheets(5, 1)).toEqual([[], ['Harbour', 'Pier 1', 'Pier 2', 'Pier 3', 'Pier 4', 'Pier 5']])
  expect(sheets(5, 2)).toEqual([
    ['Harbour', 'Pier 1', 'Pier 2'],
    ['Pier 3', 'Pier 4', 'Pier 5'],
  ])
})

test('nor does its last row stand alone overleaf; a table of three is never divided', () => {
  expect(sheets(5, 4).map(({ length }) => length)).toEqual([4, 2])
  expect(sheets(3, 2).map(({ length }) => length)).toEqual([0, 4])
})
