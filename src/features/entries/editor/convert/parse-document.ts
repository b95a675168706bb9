import type { Definition, Root, RootContent } from 'mdast'
import type { Node, Schema } from '@tiptap/pm/model'
import { visit } from 'unist-util-visit'
import { parseTree } from '../../../../lib/markdown-tree'
import { readBlock } from './read-blocks'
import { Inexpressible, type Reading } from './read-phrasing'
import { isWrittenAs } from './write-block-text'

/** A block of the editor and the Markdown it was read from. */
export interface SourceBlock {
  node: Node
  /** The Markdown of the block alone, as it stood. */
  source: string
  /** What stood between it and the next block, or the end. */
  after: string
}

/** Where a document came from, so that what nobody touched is written as it stood. */
export interface Origin {
  /** What stood before the first block. */
  before: string
  blocks: readonly SourceBlock[]
  /** How lines end. */
  lineEnd: '\n' | '\r\n' | '\r'
}

export interface ParsedDocument {
  doc: Node
  origin: Origin
}

/** A stretch of the text with the blocks of the tree in it. */
interface Stretch {
  nodes: RootContent[]
  start: number
  end: number
}

/** Reads Markdown into a document. Every character of the text is in its origin. */
export function parseDocument(markdown: string, schema: Schema): ParsedDocument {
  const { text, originalAt } = unifyLineEnds(markdown)
  const tree = parseTree(text)
  const reading: Reading = { schema, text, definitions: findDefinitions(tree) }
  const stretches = cut(tree, text)
  const blocks = stretches.map(({ nodes, start, end }, index) => ({
    node: readStretch(nodes, text.slice(start, end), reading),
    source: markdown.slice(originalAt(start), originalAt(end)),
    after: markdown.slice(originalAt(end), originalAt(stretches[index + 1]?.start ?? text.length)),
  }))
  const nodes = blocks.length === 0 ? [schema.node('paragraph')] : blocks.map(({ node }) => node)
  const before = markdown.slice(0, originalAt(stretches[0]?.start ?? text.length))
  return { doc: schema.node('doc', null, nodes), origin: { before, blocks, lineEnd: lineEndOf(markdown) } }
}

/**
 * The text with "\n" at the end of each line and without a byte order mark, which trees are read from, and the
 * place of its characters in the original.
 */
function unifyLineEnds(markdown: string) {
  const mark = markdown.startsWith('\uFEFF') ? 1 : 0
  const text = markdown.slice(mark).replace(/\r\n?/g, '\n')
  const places: number[] = []
  for (let place = mark; place < markdown.length; place++) {
    places.push(place)
    if (markdown[place] === '\r' && markdown[place + 1] === '\n') place++
  }
  return { text, originalAt: (offset: number) => places[offset] ?? markdown.length }
}

const lineEndOf = (markdown: string) => (/\r\n|\r|\n/.exec(markdown)?.[0] ?? '\n') as Origin['lineEnd']

function findDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  return definitions
}

/** The stretches of the top level. Link definitions below each other are one stretch. */
function cut(tree: Root, text: string): Stretch[] {
  const stretches: Stretch[] = []
  for (const node of tree.children) {
    const end = node.position?.end.offset ?? 0
    const start = lineStart(text, node.position?.start.offset ?? 0)
    const last = stretches.at(-1)
    const isNextLine = last !== undefined && /^[ \t]*\n$/.test(text.slice(last.end, start))
    if (isNextLine && node.type === 'definition' && last.nodes.every(({ type }) => type === 'definition')) {
      last.nodes.push(node)
      last.end = end
    } else stretches.push({ nodes: [node], start, end })
  }
  return stretches
}

/** Spaces before a block on its line belong to it. */
function lineStart(text: string, offset: number): number {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  return start
}

/** The node of a stretch; what the editor could not give back as it was is kept as Markdown. */
function readStretch(nodes: readonly RootContent[], source: string, reading: Reading): Node {
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
