import type { Table, TableRow } from 'mdast'
import type { Node } from '@tiptap/pm/model'
import { Inexpressible, type Reading } from './read-phrasing'
import { readTextblock } from './read-textblock'

/** A table whose rows are all as long as the first. Throws `Inexpressible` where a row is longer. */
export function readTable({ align, children }: Table, reading: Reading): Node {
  const width = children[0]?.children.length ?? 0
  const rows = children.map((row, index) => readRow(row, index === 0, width, align ?? [], reading))
  return reading.schema.node('table', null, rows)
}

function readRow(
  { children }: TableRow,
  isHead: boolean,
  width: number,
  align: NonNullable<Table['align']>,
  reading: Reading,
): Node {
  const { schema } = reading
  if (children.length > width) throw new Inexpressible('table')
  const cells = Array.from({ length: width }, (_, column) => {
    const cell = children[column]
    const attrs = { align: align[column] ?? null, isMissing: cell === undefined }
    const paragraph = schema.node('paragraph', null, readTextblock(cell?.children ?? [], reading))
    return schema.node(isHead ? 'tableHeader' : 'tableCell', attrs, paragraph)
  })
  return schema.node('tableRow', null, cells)
}
