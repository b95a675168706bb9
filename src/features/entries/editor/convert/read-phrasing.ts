import type { Mark, Node, Schema } from '@tiptap/pm/model'
import type { Definition, Nodes, PhrasingContent } from 'mdast'
import { sameTrees } from './mdast'
import { rankOf, writePhrasing } from './write-phrasing'
import { writeTree } from './write-tree'

/** Context of converting a tree. */
export interface Reading {
  schema: Schema
  /** The text that the positions of the tree refer to. */
  text: string
  /** Definitions by label, for links by label. */
  definitions: ReadonlyMap<string, Definition>
}

/** Thrown if the editor has no equivalent; the content then stays Markdown. */
export class Inexpressible extends Error {}

type Marked = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' | 'link' | 'linkReference' }>

const markNames = {
  link: 'link',
  linkReference: 'link',
  strong: 'bold',
  emphasis: 'italic',
  delete: 'strike',
} as const

/** Inline content as nodes of the editor. Throws `Inexpressible`. */
function readPhrasing(
  nodes: readonly PhrasingContent[],
  reading: Reading,
  marks: readonly Mark[] = [],
): Node[] {
  return nodes.flatMap((node) => readPart(node, reading, marks))
}

function readPart(node: PhrasingContent, reading: Reading, marks: readonly Mark[]): Node[] {
  const { schema } = reading
  const make = (type: string, attrs?: Record<string, unknown>) => [schema.node(type, attrs, undefined, marks)]
  switch (node.type) {
    case 'text':
      return readText(node.value, schema, marks)
    case 'inlineCode':
      return readText(node.value, schema, addMark(schema.mark('code'), marks))
    case 'break':
      return make('hardBreak')
    case 'html':
      return make('markdownInline', { markdown: node.value })
    case 'image':
      return make('image', { src: node.url, alt: node.alt ?? '', title: node.title ?? null })
    case 'footnoteReference':
      return make('footnoteReference', { label: node.label ?? node.identifier })
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
    case 'linkReference':
      return readMarked(node, reading, marks, 0)
    default:
      throw new Inexpressible(node.type)
  }
}

/** Line ends of the Markdown become nodes. */
function readText(text: string, schema: Schema, marks: readonly Mark[]): Node[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [schema.node('softBreak', null, undefined, marks)]),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ])
}

function readMarked(node: Marked, reading: Reading, marks: readonly Mark[], level: number): Node[] {
  const { schema } = reading
  const at = level > 0 || isUsualOrder(node, schema) ? level : 1
  const attrs = { level: at, ...(isLink(node) ? readLink(node, reading) : {}) }
  const inner = addMark(schema.mark(markNames[node.type], attrs), marks)
  const [child, ...others] = node.children
  if (at > 0 && child !== undefined && others.length === 0 && isMarked(child)) {
    return readMarked(child, reading, inner, at + 1)
  }
  return readPhrasing(node.children, reading, inner)
}

function addMark(mark: Mark, marks: readonly Mark[]): readonly Mark[] {
  // ProseMirror has a mark only once; strong within strong stays Markdown.
  if (marks.some(({ type }) => type === mark.type)) throw new Inexpressible(mark.type.name)
  return mark.addToSet(marks)
}

function readLink(node: Extract<Marked, { type: 'link' | 'linkReference' }>, { definitions }: Reading) {
  if (node.type === 'link') return { href: node.url, title: node.title ?? null }
  const definition = definitions.get(node.identifier)
  if (definition === undefined) throw new Inexpressible(node.type)
  const { url, title } = definition
  return {
    href: url,
    title: title ?? null,
    label: node.label ?? node.identifier,
    reference: node.referenceType,
  }
}

/** Whether marks of the same text are nested in the schema's order, in which they are written. */
function isUsualOrder(node: Marked, schema: Schema): boolean {
  const ranks = chainOf(node).map(({ type }) => rankOf(markNames[type], schema))
  return ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? 0))
}

function chainOf(node: Marked): Marked[] {
  const [child, ...others] = node.children
  return child !== undefined && others.length === 0 && isMarked(child) ? [node, ...chainOf(child)] : [node]
}

const isMarked = (node: Nodes): node is Marked => node.type in markNames
const isLink = (node: Marked) => node.type === 'link' || node.type === 'linkReference'

/** The content of a paragraph, heading or cell; nodes that would be written differently stay Markdown. */
export function readTextblock(nodes: readonly PhrasingContent[], reading: Reading): Node[] {
  return readFaithfully(nodes, reading) ?? nodes.flatMap((_, index) => readAlone(nodes, index, reading))
}

/** Stands in for adjacent content, since nodes are written differently at the ends of a line. */
const neighbor: PhrasingContent = { type: 'image', url: '', alt: '' }

function readAlone(nodes: readonly PhrasingContent[], index: number, reading: Reading): Node[] {
  const node = nodes[index]
  if (node === undefined) return []
  const before = index === 0 ? [] : [neighbor]
  const after = index === nodes.length - 1 ? [] : [neighbor]
  const read = readFaithfully([...before, node, ...after], reading)
  return read?.slice(before.length, read.length - after.length) ?? [keepMarkdown(node, reading)]
}

/** Undefined if writing the result would change the meaning. */
function readFaithfully(nodes: readonly PhrasingContent[], reading: Reading): Node[] | undefined {
  try {
    const read = readPhrasing(nodes, reading)
    return sameTrees(writePhrasing(read), nodes) ? read : undefined
  } catch (error) {
    if (error instanceof Inexpressible) return undefined
    throw error
  }
}

function keepMarkdown(node: PhrasingContent, { schema, text }: Reading): Node {
  const source = text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  // Further lines of the source may start with markers of the enclosing block.
  const markdown = source === '' || source.includes('\n') ? writeTree(node) : source
  return schema.node('markdownInline', { markdown })
}
