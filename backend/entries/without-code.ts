/** A Markdown text without its code, whose words are no markup. Takes time in proportion to the text. */
export function withoutCode(markdown: string): string {
  return withoutFences(markdown)
    .split(/\n[^\S\n]*\n/)
    .map(withoutSpans)
    .join('\n\n')
}

/** A fence, be it in a list or a quote: what it is made of, and what stands after it. */
const fencePattern = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})(.*)$/

function withoutFences(markdown: string): string {
  let open: string | undefined
  const kept = markdown.split('\n').filter((line) => {
    const [, fence, rest = ''] = fencePattern.exec(line) ?? []
    if (open === undefined) {
      if (fence === undefined || (fence.startsWith('`') && rest.includes('`'))) return true
      open = fence
      return false
    }
    if (fence?.startsWith(open) && rest.trim() === '') open = undefined
    return false
  })
  return kept.join('\n')
}

/** Without code within lines: from a run of backticks to the next one as long. */
function withoutSpans(block: string): string {
  const parts = block.split(/(`+)/)
  const lastRuns = new Map(parts.map((part, at) => [part, at] as const).filter(([, at]) => at % 2 === 1))
  let end: string | undefined
  const kept = parts.filter((part, at) => {
    if (end !== undefined) {
      if (part === end) end = undefined
      return false
    }
    if (at % 2 === 0 || (lastRuns.get(part) ?? 0) <= at) return true
    end = part
    return false
  })
  return kept.join('')
}
