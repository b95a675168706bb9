import type { SearchKind } from '../../../contract/search'

export interface Hit {
  href: string
  title: string
  summary: string
  /** Words of the pages that matched, in lower case, to be marked. */
  terms: string[]
}

export interface Group {
  kind: SearchKind
  title: string
  hits: Hit[]
}

/** Pages for the words typed, grouped by kind: from an index in the browser at once, from the server later. */
export type FindPages =
  | { in: 'browser'; find: (words: string, first?: SearchKind) => Group[] }
  | { in: 'server'; ask: (words: string, signal: AbortSignal) => Promise<Group[]> }
