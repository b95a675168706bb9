import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { addRowAfter, isInTable, selectedRect } from '@tiptap/pm/tables'

/**
 * Keeps tables as Markdown allows them: only the first row has headers, a column has one alignment, and no cell spans
 * others. Enter moves to the cell below, and adds a row after the last.
 */
export const TableRules = Extension.create({
  name: 'tableRules',
  priority: 1050,

  addKeyboardShortcuts() {
    return {
      Enter: () => isInTable(this.editor.state) && goDown(this.editor.state, this.editor.view.dispatch),
    }
  },

  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) =>
        transactions.some(({ docChanged }) => docChanged) ? keepRules(state) : null,
    }),
  ],
})

function goDown(state: EditorState, dispatch: (tr: Transaction) => void): boolean {
  const { map, bottom, left, tableStart } = selectedRect(state)
  const step = (tr: Transaction) => {
    const table = tr.doc.resolve(tableStart).parent
    const cells = table.child(bottom)
    const row = tableStart + sizeBefore(table, bottom)
    return tr
      .setSelection(TextSelection.near(tr.doc.resolve(row + 1 + sizeBefore(cells, left) + 1)))
      .scrollIntoView()
  }
  if (bottom < map.height) dispatch(step(state.tr))
  else addRowAfter(state, (tr) => dispatch(step(tr)))
  return true
}

const sizeBefore = (node: Node, index: number) =>
  node.children.slice(0, index).reduce((sum, child) => sum + child.nodeSize, 0)

function keepRules(state: EditorState): Transaction | null {
  const { tr } = state
  state.doc.descendants((node, position) => {
    if (node.type.name !== 'table') return !node.isTextblock
    checkTable(node, position + 1, tr)
    return false
  })
  return tr.docChanged ? tr : null
}

function checkTable(table: Node, start: number, tr: Transaction): void {
  const head = table.firstChild
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, cellOffset, column) => {
      const type = rowIndex === 0 ? 'tableHeader' : 'tableCell'
      const align: unknown = head?.maybeChild(column)?.attrs['align'] ?? null
      const isRight = cell.type.name === type && cell.attrs['align'] === align
      if (isRight && cell.attrs['colspan'] === 1 && cell.attrs['rowspan'] === 1) return
      const attrs = { ...cell.attrs, align, colspan: 1, rowspan: 1, colwidth: null }
      tr.setNodeMarkup(start + rowOffset + 1 + cellOffset, tr.doc.type.schema.nodes[type], attrs)
    })
  })
}
