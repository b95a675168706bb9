import type { PhrasingContent } from 'mdast'
import type { Mark, Node } from '@tiptap/pm/model'
import { rankOf } from './read-phrasing'
import { tidyPhrasing } from './tidy-phrasing'

/** A part of a line with the marks that are still to be written around it. */
interface Part {
  node: Node
  marks: readonly Mark[]
}

/** The tree of the parts of a line: marks around the longest stretch they share. */
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

/** Of the first part's marks the one that reaches furthest; code is always the innermost. */
function outermost(parts: readonly Part[]): Mark | undefined {
  const order = (mark: Mark) => [
    mark.type.name === 'code' ? 1 : 0,
    -lengthOf(mark, parts),
    Number(mark.attrs['level'] ?? 0),
    rankOf(mark.type.name, mark.type.schema),
  ]
  return [...(parts[0]?.marks ?? [])].sort((one, other) => compare(order(one), order(other)))[0]
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** How many of the parts, from the first on, carry the mark; for code, which holds no other, that mark alone. */
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

/** Code holds characters alone: what else stands in the stretch is written beside it. */
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
    case 'picture':
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
      throw new Error(`The editor has a part "${node.type.name}" that no Markdown is written for.`)
  }
}
