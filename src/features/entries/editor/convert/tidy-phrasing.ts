import type { PhrasingContent } from 'mdast'

type Attention = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' }>

/**
 * A line without what Markdown cannot say and nobody sees: spaces at its ends and beside line breaks, spaces and
 * breaks just inside a mark (they move out of it), marks around nothing.
 */
export function tidyPhrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
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

/** Space at the ends of a text as texts of its own. */
function splitSpace(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node]
  const [, before = '', middle = '', after = ''] = /^([ \t\n]*)([^]*?)([ \t\n]*)$/.exec(node.value) ?? []
  return [before, middle, after].filter((value) => value !== '').map((value) => ({ type: 'text', value }))
}

function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value }
    } else if (node.type !== 'text' || node.value !== '') joined.push(node)
  }
  return joined
}

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
