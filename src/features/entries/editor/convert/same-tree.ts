import type { Node } from 'unist'

type Fields = Record<string, unknown>

/** What a tree says beside where it stood: positions are no part of it, nor is `identifier`, which follows from `label`. */
const leftOut = new Set(['position', 'data', 'identifier'])

/** Whether two trees mean the same, wherever they stood. */
export function sameTree(one: Node, other: Node): boolean {
  return isSame(one, other)
}

/** Whether two lists of nodes mean the same. */
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
  return [...keys].every((key) => leftOut.has(key) || isSame(valueOf(one, key), valueOf(other, key)))
}

function valueOf(fields: Fields, key: string): unknown {
  const value = fields[key]
  return key === 'children' && Array.isArray(value) ? joinTexts(value as Node[]) : value
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Texts beside each other are one text. */
function joinTexts(nodes: readonly Node[]): Node[] {
  const joined: (Node & { value?: unknown })[] = []
  for (const node of nodes as readonly (Node & { value?: unknown })[]) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: String(last.value) + String(node.value) }
    } else joined.push(node)
  }
  return joined
}
