import type { Node } from '@tiptap/pm/model'
import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  List,
  ListItem,
  RootContent,
  Table,
  TableRow,
} from 'mdast'
import { noteLabel } from './mdast'
import { Inexpressible, type Reading, readTextblock } from './read-phrasing'
import { writeTree } from './write-tree'

type Block = BlockContent | DefinitionContent

/** Converts a block of a tree to a node of the editor. Throws `Inexpressible`. */
export function readBlock(node: RootContent, reading: Reading): Node {
  const { schema } = reading
  switch (node.type) {
    case 'paragraph':
      return schema.node('paragraph', null, readTextblock(node.children, reading))
    case 'heading':
      return schema.node('heading', { level: node.depth }, readTextblock(node.children, reading))
    case 'thematicBreak':
      return schema.node('horizontalRule')
    case 'blockquote':
      return readQuote(node, reading)
    case 'list':
      return readList(node, reading)
    case 'code': {
      const attrs = { language: node.lang ?? null, meta: node.meta ?? null }
      return schema.node('codeBlock', attrs, textOf(node.value, reading))
    }
    case 'table':
      return readTable(node, reading)
    case 'html':
      return schema.node('markdownBlock', null, textOf(node.value, reading))
    case 'definition':
      return schema.node('markdownBlock', null, textOf(writeTree(node), reading))
    case 'footnoteDefinition': {
      const label = node.label ?? node.identifier
      return schema.node('footnoteDefinition', { label }, readAll(node.children, reading))
    }
    default:
      throw new Inexpressible(node.type)
  }
}

/** The blocks within a block; an empty one gets a paragraph to write in. */
const readAll = (nodes: readonly Block[], reading: Reading): Node[] =>
  nodes.length === 0 ? [reading.schema.node('paragraph')] : nodes.map((node) => readBlock(node, reading))

const textOf = (value: string, { schema }: Reading) => (value === '' ? [] : [schema.text(value)])

function readQuote(node: Blockquote, reading: Reading): Node {
  const kind = noteLabel(node)
  const [first, ...others] = node.children
  if (kind === undefined || first?.type !== 'paragraph') {
    return reading.schema.node('blockquote', null, readAll(node.children, reading))
  }
  const [label, ...parts] = first.children
  const rest = label?.type === 'text' ? label.value.slice(`[!${kind}]\n`.length) : ''
  const children = [...(rest === '' ? [] : [{ type: 'text' as const, value: rest }]), ...parts]
  const isApart = children.length === 0 && others[0]?.type === 'paragraph'
  const blocks = children.length === 0 ? others : [{ ...first, children }, ...others]
  return reading.schema.node('note', { kind, isApart }, readAll(blocks, reading))
}

function readList({ ordered, start, spread, children }: List, reading: Reading): Node {
  const items = children.map((item) => readItem(item, reading))
  const attrs = { spread: spread ?? false, ...(ordered ? { start: start ?? 1 } : {}) }
  return reading.schema.node(ordered ? 'orderedList' : 'bulletList', attrs, items)
}

function readItem({ spread, checked, children }: ListItem, reading: Reading): Node {
  const attrs = { spread: spread ?? false, checked: checked ?? null }
  return reading.schema.node('listItem', attrs, readAll(children, reading))
}

/** Fills up short rows. Throws `Inexpressible` if a row is longer than the first. */
function readTable({ align, children }: Table, reading: Reading): Node {
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
