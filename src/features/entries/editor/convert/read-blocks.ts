import type { BlockContent, Blockquote, DefinitionContent, List, ListItem, RootContent } from 'mdast'
import type { Node } from '@tiptap/pm/model'
import { noteLabel } from './note-label'
import { Inexpressible, type Reading } from './read-phrasing'
import { readTable } from './read-table'
import { readTextblock } from './read-textblock'
import { writeTree } from './write-tree'

type Block = BlockContent | DefinitionContent

/** A block of a tree as a node of the editor. Throws `Inexpressible`. */
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
      return readQuotation(node, reading)
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

/** Blocks within a block; one without any holds an empty paragraph, so that one can write into it. */
const readAll = (nodes: readonly Block[], reading: Reading): Node[] =>
  nodes.length === 0 ? [reading.schema.node('paragraph')] : nodes.map((node) => readBlock(node, reading))

const textOf = (value: string, { schema }: Reading) => (value === '' ? [] : [schema.text(value)])

function readQuotation(node: Blockquote, reading: Reading): Node {
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
