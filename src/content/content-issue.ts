/** Something wrong in the site's content, with the location where a person can fix it. */
export interface ContentIssue {
  /** Path from the project's root, e.g. "content/blog/hello.md"; for an entry from the editor, its name. */
  file: string
  /** From 1. In the editor: of the text, or 0 for its other fields. */
  line: number
  /** From 1; 0 in the editor. */
  column: number
  message: string
}

/** The whole of an entry in the editor: it has no lines and columns. */
export const inEditor = { line: 0, column: 0 } as const

/** `file:line:column: message`, which code editors turn into a link; for an entry from the editor, with its name. */
export function formatIssue({ file, line, column, message }: ContentIssue): string {
  if (column > 0) return `${file}:${line}:${column}: ${message}`
  return line > 0 ? `${file}, text line ${line}: ${message}` : `${file}: ${message}`
}

/** All issues of a run, in reading order, without repeats. */
export function formatIssues(issues: readonly ContentIssue[]): string {
  return sortIssues(issues).map(formatIssue).join('\n')
}

/** The same with an empty line between files. */
export function formatByFile(issues: readonly ContentIssue[]): string {
  const sorted = sortIssues(issues)
  return sorted
    .map((issue, index) => {
      const isFirst = index > 0 && sorted[index - 1]?.file !== issue.file
      return `${isFirst ? '\n' : ''}${formatIssue(issue)}`
    })
    .join('\n')
}

function sortIssues(issues: readonly ContentIssue[]): ContentIssue[] {
  const unique = new Map(issues.map((issue) => [formatIssue(issue), issue]))
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
}

/** "1 error", "3 errors". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Thrown when content can't be used; the message lists every issue. */
export class ContentError extends Error {
  readonly code = 'invalid_content'
  constructor(readonly issues: readonly ContentIssue[]) {
    const where = issues.some(({ column }) => column === 0) ? 'content/ and the editor' : 'content/'
    super(`${countOf(issues.length, 'error')} in ${where}\n${formatIssues(issues)}`)
    this.name = 'ContentError'
  }
}
