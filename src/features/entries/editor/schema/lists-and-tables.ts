import { Node, wrappingInputRule } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Whether blank lines separate the items, or the blocks of an item, in Markdown. */
const spread = { default: false, rendered: false }

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',

  addAttributes: () => ({ spread }),
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],

  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })]
  },
})

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',

  addAttributes: () => ({
    spread,
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('start') ?? 1) || 1,
      renderHTML: ({ start }) => (start === 1 ? {} : { start: Number(start) }),
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],

  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') }
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,9})[.)]\s$/,
        type: this.type,
        getAttributes: (match) => ({ start: Number(match[1]) }),
        joinPredicate: (match, node) => node.childCount + Number(node.attrs['start']) === Number(match[1]),
      }),
    ]
  },
})

/** An item of any list; `checked` is true or false for a task, null otherwise. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    spread,
    checked: {
      default: null,
      parseHTML: (element: HTMLElement) => readChecked(element),
      renderHTML: ({ checked }) =>
        checked === null
          ? {}
          : { class: 'task-list-item', 'data-checked': checked === true ? 'true' : 'false' },
    },
  }),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],

  addKeyboardShortcuts() {
    // After a task comes an open one.
    const nextAttributes = () =>
      this.editor.getAttributes(this.name)['checked'] == null ? {} : { checked: false }
    return { Enter: () => this.editor.commands.splitListItem(this.name, nextAttributes()) }
  },
})

function readChecked(element: HTMLElement): boolean | null {
  const said = element.getAttribute('data-checked')
  if (said !== null) return said === 'true'
  const box = element.querySelector(':scope > input[type=checkbox], :scope > p > input[type=checkbox]')
  return box === null ? null : box.hasAttribute('checked')
}

/** A cell that the Markdown leaves out at the end of a short row; written only once it has content. */
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

/** Tables as in Markdown: one header row, cells of one paragraph, columns with an alignment. */
export const tables = [
  Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] }).configure({
    View: null,
  }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  Cell,
  HeaderCell,
]
