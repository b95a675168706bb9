import type { Blockquote } from 'mdast'
import type { Node } from 'unist'

type Fields = Record<string, unknown>

/** Fields without meaning: where a node was, and `identifier`, which follows from `label`. */
const ignored = new Set(['position', 'data', 'identifier'])

/** Whether two lists of nodes mean the same, wherever they were in a text. */
export function sameTrees(some: readonly Node[], others: readonly Node[]): boolean {
  return isSame(joinTexts(some), joinTexts(others))
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false
    return one.every((item, index) => isSame(item, other[index]))
  }
  if (!isFields(one) || !isFields(other)) return (one ?? null) === (other ?? null)
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => ignored.has(key) || isSame(valueOf(one, key), valueOf(other, key)))
}

function valueOf(fields: Fields, key: string): unknown {
  const value = fields[key]
  return key === 'children' && Array.isArray(value) ? joinTexts(value as Node[]) : value
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Joins adjacent texts. */
export function joinTexts<T extends Node>(nodes: readonly T[]): T[] {
  const joined: T[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (isText(node) && last && isText(last)) {
      joined[joined.length - 1] = { ...node, value: last.value + node.value, position: undefined }
    } else joined.push(node)
  }
  return joined
}

const isText = (node: Node): node is Node & { value: string } => node.type === 'text'

const notePattern = /^\[!(note|tip|important|warning|caution)\](?:\n|$)/i

/** The kind of a note, as its author wrote it ("NOTE"); undefined for plain quotes. */
export function noteLabel({ children: [first] }: Blockquote): string | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (text?.type !== 'text' || first?.type !== 'paragraph') return undefined
  const label = notePattern.exec(text.value)
  // "[!NOTE]" that other text follows on the same line does not make a note.
  if (label === null || (text.value === label[0].trimEnd() && first.children.length > 1)) return undefined
  return label[1]
}
