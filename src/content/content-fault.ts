/** Something wrong in what the site is made of, with the place where a person can mend it. */
export interface ContentFault {
  /** Path from the project's root, e.g. "content/blog/hello.md"; of an entry of the editor its place in words. */
  file: string
  /** From 1. In the editor: of the text, or 0 for what stands in its other fields. */
  line: number
  /** From 1; 0 in the editor. */
  column: number
  message: string
}

/** The whole of an entry in the editor: it has no lines and columns. */
export const inEditor = { line: 0, column: 0 } as const

/** `file:line:column: message`, the form editors turn into a link; of an entry in the editor its place in words. */
export function formatFault({ file, line, column, message }: ContentFault): string {
  if (column > 0) return `${file}:${line}:${column}: ${message}`
  return line > 0 ? `${file}, line ${line} of the text: ${message}` : `${file}: ${message}`
}

/** All faults of a run, in reading order, without repeats. */
export function formatFaults(faults: readonly ContentFault[]): string {
  const ordered = [...faults].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  return [...new Set(ordered.map(formatFault))].join('\n')
}

/** Thrown when content cannot be used; the message lists every fault. */
export class ContentError extends Error {
  readonly code = 'invalid_content'
  constructor(readonly faults: readonly ContentFault[]) {
    const where = faults.some(({ column }) => column === 0) ? 'content/ and the editor' : 'content/'
    super(`${faults.length} fault${faults.length === 1 ? '' : 's'} in ${where}\n${formatFaults(faults)}`)
    this.name = 'ContentError'
  }
}
