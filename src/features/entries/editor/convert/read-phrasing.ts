import type { Definition, Nodes, PhrasingContent } from 'mdast'
import { type Mark, type Node, type Schema } from '@tiptap/pm/model'

/** What reading a tree needs to know. */
export interface Reading {
  schema: Schema
  /** The text the positions of the tree are of. */
  text: string
  /** Addresses by their labels, for links that name one. */
  definitions: ReadonlyMap<string, Definition>
}

/** Thrown where the editor has no part that says the same; what holds it is then kept as Markdown. */
export class Inexpressible extends Error {}

type Marked = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' | 'link' | 'linkReference' }>

const markNames = {
  link: 'link',
  linkReference: 'link',
  strong: 'bold',
  emphasis: 'italic',
  delete: 'strike',
} as const

/** The parts of a line in the editor. Throws `Inexpressible`. */
export function readPhrasing(
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
      return make('picture', { src: node.url, alt: node.alt ?? '', title: node.title ?? null })
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

/** Line ends of the Markdown become parts of their own. */
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
  // A mark stands once on a text; strong within strong stays Markdown.
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

/** Whether marks of the same stretch stand in each other in the schema's order, which is how they are written. */
function isUsualOrder(node: Marked, schema: Schema): boolean {
  const ranks = chainOf(node).map(({ type }) => rankOf(markNames[type], schema))
  return ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? 0))
}

function chainOf(node: Marked): Marked[] {
  const [child, ...others] = node.children
  return child !== undefined && others.length === 0 && isMarked(child) ? [node, ...chainOf(child)] : [node]
}

export const rankOf = (mark: string, schema: Schema) => Object.keys(schema.marks).indexOf(mark)
const isMarked = (node: Nodes): node is Marked => node.type in markNames
const isLink = (node: Marked) => node.type === 'link' || node.type === 'linkReference'
