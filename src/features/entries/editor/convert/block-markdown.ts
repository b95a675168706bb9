import type { Node } from '@tiptap/pm/model'
import type { Definition, RootContent } from 'mdast'
import { parseTree } from '../../../../lib/markdown-tree'
import { sameTrees } from './mdast'
import { writeBlock } from './write-blocks'
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
