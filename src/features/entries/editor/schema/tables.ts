import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** A cell that the Markdown leaves out at the end of a short row; written again only once something is in it. */
const isMissing = { default: false, rendered: false }

const Cell = TableCell.extend({
  content: 'paragraph',
  addAttributes() {
    return { ...this.parent?.(), isMissing }
  },
})
const HeaderCell = TableHeader.extend({
  content: 'paragraph',
  addAttributes() {
    return { ...this.parent?.(), isMissing }
  },
})

/** Tables as Markdown has them: one row of headers, cells of one paragraph, columns with an alignment. */
export const tables = [
  Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] }).configure({
    View: null,
  }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  Cell,
  HeaderCell,
]
