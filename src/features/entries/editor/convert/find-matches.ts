import type { Node } from '@tiptap/pm/model'
import type { Origin, SourceBlock } from './parse-document'

/** A block of a document in the text it came from. */
export interface Match {
  origin: Origin
  index: number
  /** Whether it is as it was; else it stands where that one stood. */
  isUntouched: boolean
}

/** Finds for each block where it came from; undefined for new ones. The first origin that knows a block counts. */
export function findMatches(nodes: readonly Node[], origins: readonly Origin[]): (Match | undefined)[] {
  const matches: (Match | undefined)[] = []
  let last: Match | undefined
  for (const node of nodes) {
    const match = findUntouched(node, origins, last)
    matches.push(match)
    last = match ?? last
  }
  return placeChanged(matches)
}

export const blockOf = ({ origin, index }: Match): SourceBlock | undefined => origin.blocks[index]

/** The very node, else one like it (a change that was undone), rather below the last match than above it. */
function findUntouched(node: Node, origins: readonly Origin[], last: Match | undefined): Match | undefined {
  for (const origin of origins) {
    const { blocks } = origin
    const from = last?.origin === origin ? last.index + 1 : 0
    if (blocks[from]?.node === node) return { origin, index: from, isUntouched: true }
    for (const isIt of [
      (block: SourceBlock) => block.node === node,
      (block: SourceBlock, index: number) => index >= from && block.node.eq(node),
      (block: SourceBlock) => block.node.eq(node),
    ]) {
      const index = blocks.findIndex(isIt)
      if (index >= 0) return { origin, index, isUntouched: true }
    }
  }
  return undefined
}

/** Changed blocks between two untouched ones stand for as many that stood there. */
function placeChanged(matches: readonly (Match | undefined)[]): (Match | undefined)[] {
  const placed = [...matches]
  for (let start = 0; start < placed.length; start++) {
    if (placed[start] !== undefined) continue
    const next = placed.findIndex((match, index) => index > start && match !== undefined)
    const end = next < 0 ? placed.length : next
    const before = placed[start - 1]
    const after = placed[end]
    const origin = before?.origin ?? after?.origin
    if (origin !== undefined && (after === undefined || after.origin === origin)) {
      const from = before === undefined ? 0 : before.index + 1
      const to = after === undefined ? origin.blocks.length : after.index
      if (to - from === end - start) {
        for (let index = 0; index < to - from; index++) {
          placed[start + index] = { origin, index: from + index, isUntouched: false }
        }
      }
    }
    start = end
  }
  return placed
}
