import type { Node } from '@tiptap/pm/model'
import type {
  Definition,
  RootContent,
  AlignType,
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  TableRow,
} from 'mdast'
import { parseTree } from '../../../../lib/markdown-tree'
import { sameTrees } from './mdast'
import { writePhrasing } from './write-phrasing'
import { writeBlocks, type Style } from './write-tree'

interface Written {
  text: string
  /** Undefined for an empty block. */
  tree: RootContent | undefined
  /** Whether the text parses back to the tree. */
  isFaithful: boolean
  /** Alternative text of a list, once it was needed. */
  other?: string
}

const written = new WeakMap<Node, Written>()

/**
 * The Markdown of a block, the usual style first: a list has an alternative that keeps it separate from adjacent lists.
 * Empty for an empty block.
 */
export function blockTexts(node: Node): readonly string[] {
  const known = writeOnce(node)
  const { tree, text } = known
  if (tree === undefined) return []
  if (tree.type !== 'list') return [text]
  known.other ??= writeFaithfully(tree, { bullet: '*', afterNumber: ')' }).text
  return [text, known.other]
}

/**
 * Whether the block, once written, parses to these blocks of a tree.
 *
 * @param source The text of the blocks: a block that is written exactly so need not be parsed again, which takes the most
 * time in a long text.
 */
export function isWrittenAs(node: Node, blocks: readonly RootContent[], source: string): boolean {
  const { text, tree, isFaithful } = writeOnce(node, { source, blocks })
  if (isFaithful && tree !== undefined && sameTrees([tree], blocks)) return true
  return text === source || readsAs(text, blocks)
}

/** Markdown whose blocks are known. */
interface Known {
  source: string
  blocks: readonly RootContent[]
}

function writeOnce(node: Node, known?: Known): Written {
  const before = written.get(node)
  if (before !== undefined) return before
  const tree = writeBlock(node)
  const made = tree === undefined ? { text: '', tree, isFaithful: false } : writeFaithfully(tree, {}, known)
  written.set(node, made)
  return made
}

/** Falls back to the cautious style where the usual one does not parse back to the same tree. */
function writeFaithfully(tree: RootContent, style: Style, known?: Known): Written {
  if (tree.type === 'html') return { text: tree.value, tree, isFaithful: false }
  const usual = writeBlocks([tree], style)
  const isAsKnown = usual === known?.source && sameTrees([tree], known.blocks)
  if (isAsKnown || readsAs(usual, [tree])) return { text: usual, tree, isFaithful: true }
  const cautious = writeBlocks([tree], { ...style, isCautious: true })
  const isFaithful = readsAs(cautious, [tree])
  return { text: isFaithful ? cautious : usual, tree, isFaithful }
}

/** Whether Markdown parses to these blocks, given definitions of the labels it uses. */
function readsAs(text: string, blocks: readonly RootContent[]): boolean {
  const labels = labelsOf(blocks)
  const { children } = parseTree(text + labels.map((label) => `\n\n${label}`).join(''))
  return sameTrees(children.slice(0, children.length - labels.length), blocks)
}

/** A definition for each label that is used, since without one it would be plain text. */
function labelsOf(blocks: readonly RootContent[]): string[] {
  const labels = new Set<string>()
  const look = (node: RootContent) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const url: Definition = { type: 'definition', identifier: node.identifier, label: node.label, url: 'x' }
      labels.add(writeBlocks([url]))
    }
    if (node.type === 'footnoteReference') labels.add(`[^${node.label ?? node.identifier}]: x`)
    if ('children' in node) node.children.forEach(look)
  }
  blocks.forEach(look)
  return [...labels]
}

type Block = BlockContent | DefinitionContent

/** Converts a block of the editor to a tree; undefined for an empty one. */
function writeBlock(node: Node): RootContent | undefined {
  return write(node)
}

function write(node: Node): Block | undefined {
  const attrs = node.attrs as Record<string, unknown>
  switch (node.type.name) {
    case 'paragraph':
      return writeParagraph(node)
    case 'heading': {
      const depth = attrs['level'] as 1 | 2 | 3 | 4 | 5 | 6
      const children = writePhrasing(node.children)
      return { type: 'heading', depth, children: depth < 3 ? children : onOneLine(children) }
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'blockquote':
      return { type: 'blockquote', children: writeAll(node) }
    case 'note':
      return { type: 'blockquote', children: writeNote(node) }
    case 'bulletList':
    case 'orderedList':
      return writeList(node)
    case 'codeBlock':
      return {
        type: 'code',
        lang: attrs['language'] as string | null,
        meta: attrs['meta'] as string | null,
        value: node.textContent,
      }
    case 'markdownBlock':
      return node.textContent.trim() === '' ? undefined : { type: 'html', value: node.textContent }
    case 'footnoteDefinition': {
      const label = String(attrs['label'])
      return { type: 'footnoteDefinition', identifier: label.toLowerCase(), label, children: writeAll(node) }
    }
    case 'table':
      return writeTable(node)
    default:
      throw new Error(`The editor has a block "${node.type.name}" without a Markdown equivalent.`)
  }
}

const writeAll = (node: Node): Block[] => node.children.flatMap((child) => write(child) ?? [])

function writeParagraph(node: Node): Paragraph | undefined {
  const children = writePhrasing(node.children)
  return children.length === 0 ? undefined : { type: 'paragraph', children }
}

/** A note is a quote whose first line is its kind. */
function writeNote(node: Node): Block[] {
  const label = `[!${String(node.attrs['kind'])}]`
  const [first, ...others] = writeAll(node)
  if (first?.type === 'paragraph' && node.attrs['isApart'] !== true) {
    return [{ ...first, children: [{ type: 'text', value: `${label}\n` }, ...first.children] }, ...others]
  }
  const line: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: label }] }
  return [line, ...(first === undefined ? [] : [first]), ...others]
}

function writeList(node: Node): List {
  const ordered = node.type.name === 'orderedList'
  const children = node.children.map(writeItem)
  return {
    type: 'list',
    ordered,
    start: ordered ? Number(node.attrs['start']) : null,
    spread: node.attrs['spread'] === true && children.length > 1,
    children,
  }
}

function writeItem(node: Node): ListItem {
  const children = writeAll(node)
  const checked = children[0]?.type === 'paragraph' ? (node.attrs['checked'] as boolean | null) : null
  const spread = children.length > 1 && (node.attrs['spread'] === true || needsBlankLine(children))
  return { type: 'listItem', spread, checked, children }
}

/** Whether adjacent blocks would merge without a blank line. */
function needsBlankLine(blocks: readonly Block[]): boolean {
  return blocks.some((block, index) => {
    const before = blocks[index - 1]
    if (before === undefined || before.type === 'heading' || before.type === 'thematicBreak') return false
    if (before.type === 'html' || before.type === 'table') return true
    if (before.type === 'code') return false
    if (block.type === 'list') return before.type === 'list' || (block.start !== 1 && block.ordered === true)
    return block.type === 'paragraph' || block.type === 'thematicBreak' || block.type === before.type
  })
}

function writeTable(node: Node): Block {
  const align = (node.firstChild?.children ?? []).map(({ attrs }) => (attrs['align'] ?? null) as AlignType)
  return { type: 'table', align, children: node.children.map(writeRow) }
}

function writeRow(node: Node): TableRow {
  const cells = node.children.map((cell) => ({
    isMissing: cell.attrs['isMissing'] === true,
    children: onOneLine(cell.children.flatMap((block) => writePhrasing(block.children))),
  }))
  const last = cells.findLastIndex(({ isMissing, children }) => !isMissing || children.length > 0)
  return {
    type: 'tableRow',
    children: cells.slice(0, last + 1).map(({ children }) => ({ type: 'tableCell', children })),
  }
}

/** Replaces breaks by spaces where Markdown allows only one line. */
function onOneLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (node.type === 'break') return { type: 'text', value: ' ' }
    if (node.type === 'text' || node.type === 'inlineCode') {
      return { ...node, value: node.value.replace(/\s*\n\s*/g, ' ') }
    }
    return 'children' in node ? { ...node, children: onOneLine(node.children) } : node
  })
}
