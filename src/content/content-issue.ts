/** Something wrong in what the site is made of, with the place where a person can mend it. */
export interface ContentIssue {
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
export function formatIssue({ file, line, column, message }: ContentIssue): string {
  if (column > 0) return `${file}:${line}:${column}: ${message}`
  return line > 0 ? `${file}, line ${line} of the text: ${message}` : `${file}: ${message}`
}

/** All issues of a run, in reading order, without repeats. */
export function formatIssues(issues: readonly ContentIssue[]): string {
  const ordered = [...issues].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  return [...new Set(ordered.map(formatIssue))].join('\n')
}

/** Thrown when content cannot be used; the message lists every issue. */
export class ContentError extends Error {
  readonly code = 'invalid_content'
  constructor(readonly issues: readonly ContentIssue[]) {
    const where = issues.some(({ column }) => column === 0) ? 'content/ and the editor' : 'content/'
    super(`${issues.length} issue${issues.length === 1 ? '' : 's'} in ${where}\n${formatIssues(issues)}`)
    this.name = 'ContentError'
  }
}
