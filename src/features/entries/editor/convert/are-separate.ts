import { parseTree } from '../../../../lib/markdown-tree'

/** Lines that end what would otherwise go on to the end of the text: open fences, comments and the like. */
export const closingLines = [
  '```',
  '~~~',
  '-->',
  '?>',
  ']]>',
  '>',
  '</script>',
  '</pre>',
  '</style>',
  '</textarea>',
]

const known = new Map<string, boolean>()

/**
 * Whether two Markdown texts with this gap between them are read as blocks of their own. A list after a list, for
 * example, is not: they become one.
 */
export function areSeparate(before: string, gap: string, after: string): boolean {
  const key = JSON.stringify([before, gap, after])
  const answer = known.get(key) ?? findOut(before, gap, after)
  // The few texts around the place one writes at are asked for again and again.
  if (known.size > 50) known.clear()
  known.set(key, answer)
  return answer
}

function findOut(before: string, gap: string, after: string): boolean {
  const { children } = parseTree(before + gap + after)
  const start = before.length + gap.length
  return children.every(
    ({ position }) => (position?.end.offset ?? 0) <= start || (position?.start.offset ?? 0) >= before.length,
  )
}
