import type { Node, Schema } from '@tiptap/pm/model'
import type {
  Definition,
  Root,
  RootContent,
  BlockContent,
  Blockquote,
  DefinitionContent,
  List,
  ListItem,
  Table,
  TableRow,
} from 'mdast'
import { visit } from 'unist-util-visit'
import { parseTree } from '../../../../lib/markdown-tree'
import { isWrittenAs } from './block-markdown'
import { noteLabel } from './mdast'
import { Inexpressible, type Reading, readTextblock } from './read-phrasing'
import { writeTree } from './write-tree'

/** A block of the editor and its original Markdown. */
export interface SourceBlock {
  node: Node
  /** The Markdown of the block alone. */
  source: string
  /** The text between it and the next block, or the end. */
  after: string
}

/** The original text of a document, from which unchanged blocks are copied. */
export interface Origin {
  /** The text before the first block. */
  before: string
  blocks: readonly SourceBlock[]
  lineEnd: '\n' | '\r\n' | '\r'
}

interface ParsedDocument {
  doc: Node
  origin: Origin
}

/** A range of the text with the blocks of the tree in it. */
interface Section {
  nodes: RootContent[]
  start: number
  end: number
}

/** Parses Markdown into a document. Every character of the text is in its origin. */
export function parseDocument(markdown: string, schema: Schema): ParsedDocument {
  const { text, originalAt } = unifyLineEnds(markdown)
  const tree = parseTree(text)
  const reading: Reading = { schema, text, definitions: findDefinitions(tree) }
  const sections = cut(tree, text)
  const blocks = sections.map(({ nodes, start, end }, index) => ({
    node: readSection(nodes, text.slice(start, end), reading),
    source: markdown.slice(originalAt(start), originalAt(end)),
    after: markdown.slice(originalAt(end), originalAt(sections[index + 1]?.start ?? text.length)),
  }))
  const nodes = blocks.length === 0 ? [schema.node('paragraph')] : blocks.map(({ node }) => node)
  const before = markdown.slice(0, originalAt(sections[0]?.start ?? text.length))
  return { doc: schema.node('doc', null, nodes), origin: { before, blocks, lineEnd: lineEndOf(markdown) } }
}

/**
 * The text with "\n" as line end and without a byte order mark, which the parser expects, and a function to find the
 * original offset of a character.
 */
function unifyLineEnds(markdown: string) {
  const mark = markdown.startsWith('\uFEFF') ? 1 : 0
  const text = markdown.slice(mark).replace(/\r\n?/g, '\n')
  const offsets: number[] = []
  for (let offset = mark; offset < markdown.length; offset++) {
    offsets.push(offset)
    if (markdown[offset] === '\r' && markdown[offset + 1] === '\n') offset++
  }
  return { text, originalAt: (offset: number) => offsets[offset] ?? markdown.length }
}

const lineEndOf = (markdown: string) => (/\r\n|\r|\n/.exec(markdown)?.[0] ?? '\n') as Origin['lineEnd']

function findDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  return definitions
}

/** Cuts the text into top-level blocks. Adjacent link definitions are one section. */
function cut(tree: Root, text: string): Section[] {
  const sections: Section[] = []
  for (const node of tree.children) {
    const end = node.position?.end.offset ?? 0
    const start = lineStart(text, node.position?.start.offset ?? 0)
    const last = sections.at(-1)
    const isNextLine = last !== undefined && /^[ \t]*\n$/.test(text.slice(last.end, start))
    if (isNextLine && node.type === 'definition' && last.nodes.every(({ type }) => type === 'definition')) {
      last.nodes.push(node)
      last.end = end
    } else sections.push({ nodes: [node], start, end })
  }
  return sections
}

/** Indentation before a block belongs to it. */
function lineStart(text: string, offset: number): number {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  return start
}

/** The node of a section; content that the editor could not write back stays Markdown. */
function readSection(nodes: readonly RootContent[], source: string, reading: Reading): Node {
  const [first] = nodes
  if (first !== undefined && first.type !== 'definition' && first.type !== 'html') {
    try {
      const node = readBlock(first, reading)
      if (isWrittenAs(node, nodes, source)) return node
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error
    }
  }
  return reading.schema.node('markdownBlock', null, reading.schema.text(source))
}

type Block = BlockContent | DefinitionContent

/** Converts a block of a tree to a node of the editor. Throws `Inexpressible`. */
function readBlock(node: RootContent, reading: Reading): Node {
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
