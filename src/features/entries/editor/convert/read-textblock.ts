import type { PhrasingContent } from 'mdast'
import type { Node } from '@tiptap/pm/model'
import { Inexpressible, readPhrasing, type Reading } from './read-phrasing'
import { sameTrees } from './same-tree'
import { writePhrasing } from './write-phrasing'
import { writeTree } from './write-tree'

/** The content of a paragraph, heading or cell; parts that would not come back the same stay Markdown. */
export function readTextblock(nodes: readonly PhrasingContent[], reading: Reading): Node[] {
  return readFaithfully(nodes, reading) ?? nodes.flatMap((_, index) => readAlone(nodes, index, reading))
}

/** Stands for what is beside a part: at the ends of a line a part is written otherwise than within it. */
const neighbor: PhrasingContent = { type: 'image', url: '', alt: '' }

function readAlone(nodes: readonly PhrasingContent[], index: number, reading: Reading): Node[] {
  const node = nodes[index]
  if (node === undefined) return []
  const before = index === 0 ? [] : [neighbor]
  const after = index === nodes.length - 1 ? [] : [neighbor]
  const read = readFaithfully([...before, node, ...after], reading)
  return read?.slice(before.length, read.length - after.length) ?? [keepMarkdown(node, reading)]
}

/** Undefined where writing what was read would say something else. */
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
  // Further lines of a source may begin with the signs of the block around it.
  const markdown = source === '' || source.includes('\n') ? writeTree(node) : source
  return schema.node('markdownInline', { markdown })
}
