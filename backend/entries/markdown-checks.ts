/** An image whose alt text has neither letter nor digit, with its URL or reference. */
const bareImage = /(?<!\\)!\[[^[\]\p{L}\p{N}]*\][([]\s*<?([^\s)\]>]*)/gu

const most = 10

/**
 * URLs of the first ten images in a Markdown text that have no alt text. It searches without parsing: that would take
 * seconds for a long text, and longer for a malicious one.
 */
export function findBareImages(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  const found = [...withoutCode(markdown).matchAll(bareImage)]
  return found.slice(0, most).map(([, address = '']) => address)
}

/** A Markdown text without its code, which only looks like markup. Linear in the length of the text. */
function withoutCode(markdown: string): string {
  return withoutFences(markdown)
    .split(/\n[^\S\n]*\n/)
    .map(withoutSpans)
    .join('\n\n')
}

/** A code fence, also in a list or a quote: its characters and what follows them. */
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

/** Without inline code: from a run of backticks to the next run of the same length. */
function withoutSpans(block: string): string {
  const repos = block.split(/(`+)/)
  const lastRuns = new Map(repos.map((part, at) => [part, at] as const).filter(([, at]) => at % 2 === 1))
  let end: string | undefined
  const kept = repos.filter((part, at) => {
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

/** Words of a text, as a reader would count them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
}
