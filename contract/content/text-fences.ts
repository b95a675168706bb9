const opening = /^( {0,3})(`{3,}|~{3,})(.*)$/

/**
 * Finds code between fences, for the lines of one text in order. In doubt a line is none: fences that are indented or
 * come after HTML may not be what they look like.
 */
export function createFences(): (line: string) => 'none' | 'opens' | 'code' {
  let open: { indent: number; fence: string } | undefined
  let hasHtml = false
  return (line) => {
    const [, space = '', fence = '', info = ''] = opening.exec(line) ?? []
    if (open === undefined) {
      hasHtml ||= /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*</.test(line)
      if (fence === '' || hasHtml || (fence.startsWith('`') && info.includes('`'))) return 'none'
      open = { indent: space.length, fence }
      return 'opens'
    }
    const isOutside = line.trim() !== '' && line.search(/[^ \t]/) < open.indent
    if (isOutside) {
      open = undefined
      return 'none'
    }
    if (fence.startsWith(open.fence) && info.trim() === '') open = undefined
    return 'code'
  }
}
