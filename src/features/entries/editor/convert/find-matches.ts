import type { Node } from '@tiptap/pm/model'
import type { Origin, SourceBlock } from './parse-document'

/** The block of the original text that a block of the document came from. */
export interface Match {
  origin: Origin
  index: number
  /** Whether it is unchanged; otherwise it has replaced that block. */
  isUnchanged: boolean
}

/** Finds the origin of each block; undefined for new ones. The first origin with the block counts. */
export function findMatches(nodes: readonly Node[], origins: readonly Origin[]): (Match | undefined)[] {
  const matches: (Match | undefined)[] = []
  let last: Match | undefined
  for (const node of nodes) {
    const match = findUnchanged(node, origins, last)
    matches.push(match)
    last = match ?? last
  }
  return matchChanged(matches)
}

export const blockOf = ({ origin, index }: Match): SourceBlock | undefined => origin.blocks[index]

/** The identical node, or an equal one (after undo), preferably below the last match. */
function findUnchanged(node: Node, origins: readonly Origin[], last: Match | undefined): Match | undefined {
  for (const origin of origins) {
    const { blocks } = origin
    const from = last?.origin === origin ? last.index + 1 : 0
    if (blocks[from]?.node === node) return { origin, index: from, isUnchanged: true }
    for (const isIt of [
      (block: SourceBlock) => block.node === node,
      (block: SourceBlock, index: number) => index >= from && block.node.eq(node),
      (block: SourceBlock) => block.node.eq(node),
    ]) {
      const index = blocks.findIndex(isIt)
      if (index >= 0) return { origin, index, isUnchanged: true }
    }
  }
  return undefined
}

/** Matches changed blocks between two unchanged ones with as many original blocks there. */
function matchChanged(matches: readonly (Match | undefined)[]): (Match | undefined)[] {
  const result = [...matches]
  for (let start = 0; start < result.length; start++) {
    if (result[start] !== undefined) continue
    const next = result.findIndex((match, index) => index > start && match !== undefined)
    const end = next < 0 ? result.length : next
    const before = result[start - 1]
    const after = result[end]
    const origin = before?.origin ?? after?.origin
    if (origin !== undefined && (after === undefined || after.origin === origin)) {
      const from = before === undefined ? 0 : before.index + 1
      const to = after === undefined ? origin.blocks.length : after.index
      if (to - from === end - start) {
        for (let index = 0; index < to - from; index++) {
          result[start + index] = { origin, index: from + index, isUnchanged: false }
        }
      }
    }
    start = end
  }
  return result
}
