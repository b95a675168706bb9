/** Something wrong in `content/`, with the place where a person can mend it. */
export interface ContentFault {
  /** Path from the project's root, e.g. "content/blog/hello.md". */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  message: string
}

/** `file:line:column: message`, the form editors turn into a link. */
export function formatFault({ file, line, column, message }: ContentFault): string {
  return `${file}:${line}:${column}: ${message}`
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
    super(`${faults.length} fault${faults.length === 1 ? '' : 's'} in content/\n${formatFaults(faults)}`)
    this.name = 'ContentError'
  }
}
