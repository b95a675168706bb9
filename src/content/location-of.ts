import type { ContentIssue } from './content-issue'

/** Line and column, from 1, of the character at `offset` of a file's text. */
export function locationOf(text: string, offset: number): Pick<ContentIssue, 'line' | 'column'> {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
