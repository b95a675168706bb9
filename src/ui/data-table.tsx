import { useState, type ReactNode } from 'react'
import * as css from './data-table.module.css'
import { ArrowDown, ArrowUp } from './icons'

export interface DataColumn<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** What the rows are sorted by under this column. Default: it can't be sorted by. */
  sortBy?: (row: Row) => string | number
  /** Share of the table's width, e.g. "30%". Default: what its values need. */
  width?: string
}

export interface Sort {
  /** Place of the column, from 0. */
  column: number
  direction: 'ascending' | 'descending'
}

interface Props<Row> {
  /** What the rows are; read out before the table. */
  label: string
  /** The first one names its row. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Default: the order of the rows. */
  initialSort?: Sort
  /** Called when one sorts, e.g. to load the rows that are not there yet. */
  onSort?: (sort: Sort) => void
  /** Key of the row that is worked on. Default: none. */
  current?: string | undefined
}

/** Rows to read and to sort by the heads of their columns; on a phone each row is a block. */
export function DataTable<Row>({ label, columns, rows, keyOf, initialSort, onSort, current }: Props<Row>) {
  const [sort, setSort] = useState(initialSort)
  const sortBy = (chosen: Sort) => {
    setSort(chosen)
    onSort?.(chosen)
  }
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <HeadCell
              key={column.title}
              title={column.title}
              width={column.width}
              sortable={column.sortBy !== undefined}
              direction={sort?.column === index ? sort.direction : undefined}
              onSort={(direction) => sortBy({ column: index, direction })}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, columns, sort).map((row) => (
          <tr key={keyOf(row)} aria-current={keyOf(row) === current ? 'true' : undefined}>
            {columns.map(({ title, cell }, index) =>
              index === 0 ? (
                <th key={title} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={title} data-label={title}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadCellProps {
  title: string
  width: string | undefined
  sortable: boolean
  direction: Sort['direction'] | undefined
  onSort: (direction: Sort['direction']) => void
}

function HeadCell({ title, width, sortable, direction, onSort }: HeadCellProps) {
  if (!sortable)
    return (
      <th scope="col" style={{ width }}>
        {title}
      </th>
    )
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={direction} style={{ width }}>
      <button type="button" className={css.sort} onClick={() => onSort(next)}>
        {title} <Arrow size={13} strokeWidth={2} aria-hidden="true" />
      </button>
    </th>
  )
}

/** The rows as a table shows them. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortBy = sort && columns[sort.column]?.sortBy
  if (!sortBy) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)))
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
