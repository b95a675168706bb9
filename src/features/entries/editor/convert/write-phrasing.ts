import type { Mark, Node, Schema } from '@tiptap/pm/model'
import type { PhrasingContent } from 'mdast'
import { joinTexts as joinAdjacentTexts } from './mdast'

/** An inline node with the marks that are not written yet. */
interface Part {
  node: Node
  marks: readonly Mark[]
}

/** Converts inline nodes to a tree, with each mark around the longest stretch that has it. */
export function writePhrasing(nodes: readonly Node[]): PhrasingContent[] {
  return tidyPhrasing(nest(nodes.map((node) => ({ node, marks: node.marks }))))
}

function nest(parts: readonly Part[]): PhrasingContent[] {
  const nested: PhrasingContent[] = []
  for (let at = 0; at < parts.length;) {
    const mark = outermost(parts.slice(at))
    const count = mark === undefined ? 1 : lengthOf(mark, parts.slice(at))
    const stretch = parts.slice(at, at + count)
    nested.push(
      ...(mark === undefined ? stretch.flatMap(({ node }) => writePart(node)) : wrap(mark, stretch)),
    )
    at += count
  }
  return nested
}

/** The mark of the first part that reaches furthest; code is always innermost. */
function outermost(parts: readonly Part[]): Mark | undefined {
  const order = (mark: Mark) => [
    mark.type.name === 'code' ? 1 : 0,
    -lengthOf(mark, parts),
    Number(mark.attrs['level'] ?? 0),
    rankOf(mark.type.name, mark.type.schema),
  ]
  return [...(parts[0]?.marks ?? [])].sort((one, other) => compare(order(one), order(other)))[0]
}

/** Position of a mark in the schema, which is the order of nesting. */
export const rankOf = (mark: string, schema: Schema) => Object.keys(schema.marks).indexOf(mark)

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** How many parts from the first on have the mark; for code, which can't contain others, only that mark. */
function lengthOf(mark: Mark, parts: readonly Part[]): number {
  const isCode = mark.type.name === 'code'
  const end = parts.findIndex(({ marks }) => !mark.isInSet(marks) || (isCode && marks.length > 1))
  return end < 0 ? parts.length : end
}

function wrap(mark: Mark, parts: readonly Part[]): PhrasingContent[] {
  if (mark.type.name === 'code') return writeCode(parts)
  const children = nest(parts.map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) })))
  switch (mark.type.name) {
    case 'bold':
      return [{ type: 'strong', children }]
    case 'italic':
      return [{ type: 'emphasis', children }]
    case 'strike':
      return [{ type: 'delete', children }]
    default:
      return [writeLink(mark, children)]
  }
}

function writeLink({ attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  const { href, title, label, reference } = attrs as Record<string, string | null>
  if (label != null && reference != null) {
    const referenceType = reference as 'full' | 'collapsed' | 'shortcut'
    return { type: 'linkReference', identifier: label.toLowerCase(), label, referenceType, children }
  }
  return { type: 'link', url: href ?? '', title: title ?? null, children }
}

/** Code contains only text: other nodes are written next to it. */
function writeCode(parts: readonly Part[]): PhrasingContent[] {
  const written: PhrasingContent[] = []
  for (const { node } of parts) {
    const value = node.isText ? (node.text ?? '') : node.type.name === 'softBreak' ? '\n' : undefined
    const last = written.at(-1)
    if (value === undefined) written.push(...writePart(node))
    else if (last?.type === 'inlineCode') last.value += value
    else written.push({ type: 'inlineCode', value })
  }
  return written
}

function writePart(node: Node): PhrasingContent[] {
  const attrs = node.attrs as Record<string, string | null>
  switch (node.type.name) {
    case 'text':
      return [{ type: 'text', value: node.text ?? '' }]
    case 'softBreak':
      return [{ type: 'text', value: '\n' }]
    case 'hardBreak':
      return [{ type: 'break' }]
    case 'image':
      return [
        { type: 'image', url: attrs['src'] ?? '', alt: attrs['alt'] ?? '', title: attrs['title'] ?? null },
      ]
    case 'footnoteReference': {
      const label = attrs['label'] ?? ''
      return [{ type: 'footnoteReference', identifier: label.toLowerCase(), label }]
    }
    case 'markdownInline':
      return [{ type: 'html', value: attrs['markdown'] ?? '' }]
    default:
      throw new Error(`The editor has a part "${node.type.name}" without a Markdown equivalent.`)
  }
}

type Attention = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' }>

/**
 * Drops what Markdown can't express and readers don't see: spaces at the ends of a line and beside line breaks, spaces
 * and breaks just inside a mark (they move out of it), marks around nothing.
 */
function tidyPhrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return trimEnds(joinTexts(nodes.flatMap(moveSpaceOut)))
}

const isAttention = (node: PhrasingContent): node is Attention =>
  node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete'

const isSpace = (node: PhrasingContent | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && /^[ \t\n]*$/.test(node.value))

function moveSpaceOut(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'link' || node.type === 'linkReference') {
    const children = joinTexts(node.children.flatMap(moveSpaceOut))
    return children.length === 0 ? [] : [{ ...node, children }]
  }
  if (!isAttention(node)) return [node]
  const children = joinTexts(node.children.flatMap(moveSpaceOut)).flatMap(splitSpace)
  const first = children.findIndex((child) => !isSpace(child))
  if (first < 0) return children
  const last = children.findLastIndex((child) => !isSpace(child))
  const inner = joinTexts(children.slice(first, last + 1))
  return [...children.slice(0, first), { ...node, children: inner }, ...children.slice(last + 1)]
}

/** Splits leading and trailing space into separate texts. */
function splitSpace(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node]
  const [, before = '', middle = '', after = ''] = /^([ \t\n]*)([^]*?)([ \t\n]*)$/.exec(node.value) ?? []
  return [before, middle, after].filter((value) => value !== '').map((value) => ({ type: 'text', value }))
}

/** Joins adjacent texts, and drops empty ones. */
const joinTexts = (nodes: readonly PhrasingContent[]) =>
  joinAdjacentTexts(nodes.filter((node) => node.type !== 'text' || node.value !== ''))

/** @param nodes Without two texts beside each other. */
function trimEnds(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = nodes
    .map((node, index) => {
      if (node.type !== 'text') return node
      let value = node.value.replace(/[ \t]*\n[ \t\n]*/g, '\n')
      if (index === 0 || nodes[index - 1]?.type === 'break') value = value.replace(/^[ \t\n]+/, '')
      if (index === nodes.length - 1 || nodes[index + 1]?.type === 'break')
        value = value.replace(/[ \t\n]+$/, '')
      return { ...node, value }
    })
    .filter((node) => node.type !== 'text' || node.value !== '')
  // A break at the end of a paragraph is a backslash in Markdown.
  return trimmed.at(-1)?.type === 'break' ? trimEnds(trimmed.slice(0, -1)) : trimmed
}
