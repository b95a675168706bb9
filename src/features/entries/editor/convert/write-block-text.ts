import type { Definition, RootContent } from 'mdast'
import type { Node } from '@tiptap/pm/model'
import { parseTree } from '../../../../lib/markdown-tree'
import { sameTrees } from './same-tree'
import { writeBlock } from './write-blocks'
import { writeBlocks, type Style } from './write-tree'

interface Written {
  text: string
  /** Undefined for a block that says nothing. */
  tree: RootContent | undefined
  /** Whether the text is read back as the tree. */
  isFaithful: boolean
  /** A list's other form, once it was asked for. */
  other?: string
}

const written = new WeakMap<Node, Written>()

/**
 * The Markdown of a block of the editor in the forms it can take, the house's style first: a list has one more, which
 * keeps it apart from lists beside it. Empty for a block that says nothing.
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
 * Whether the block, written anew, is read as these blocks of a tree.
 *
 * @param source What the blocks were read from: a block that is written as just that need not be read once more, which
 * is what takes the time in a long text.
 */
export function isWrittenAs(node: Node, blocks: readonly RootContent[], source: string): boolean {
  const { text, tree, isFaithful } = writeOnce(node, { source, blocks })
  if (isFaithful && tree !== undefined && sameTrees([tree], blocks)) return true
  return text === source || readsAs(text, blocks)
}

/** A Markdown of which it is known how it is read. */
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

/** Falls back to the cautious style where the usual one does not read back as what was meant. */
function writeFaithfully(tree: RootContent, style: Style, known?: Known): Written {
  if (tree.type === 'html') return { text: tree.value, tree, isFaithful: false }
  const usual = writeBlocks([tree], style)
  const isAsKnown = usual === known?.source && sameTrees([tree], known.blocks)
  if (isAsKnown || readsAs(usual, [tree])) return { text: usual, tree, isFaithful: true }
  const cautious = writeBlocks([tree], { ...style, isCautious: true })
  const isFaithful = readsAs(cautious, [tree])
  return { text: isFaithful ? cautious : usual, tree, isFaithful }
}

/** Whether a Markdown, with the labels it uses explained elsewhere, is read as these blocks. */
function readsAs(text: string, blocks: readonly RootContent[]): boolean {
  const labels = labelsOf(blocks)
  const { children } = parseTree(text + labels.map((label) => `\n\n${label}`).join(''))
  return sameTrees(children.slice(0, children.length - labels.length), blocks)
}

/** One line for each label that is used and has to be explained for its use to count. */
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
