import type { Correction, SearchKind } from '../../../contract/search'

/** A page that was found. */
export interface Hit {
  href: string
  kind: SearchKind
  title: string
  summary: string
  /** Part of the text around a match; undefined: title and summary show what matches. */
  snippet?: string | undefined
  /** Words that matched, in lower case, to be marked. */
  terms: string[]
}

export interface Found {
  hits: Hit[]
  /** Undefined: the hits are for what was typed. */
  correction?: Correction | undefined
}

/** Texts of pages by their address, for snippets. */
export type PageTexts = ReadonlyMap<string, string>

/**
 * Pages for the words typed, the best first: from an index in the browser at once, from the server later. Nowhere when the
 * site has an index for other code than this tab has loaded.
 */
export type FindPages =
  | { in: 'browser'; find: (words: string, texts?: PageTexts) => Found; loadTexts: () => Promise<PageTexts> }
  | { in: 'server'; ask: (words: string, signal: AbortSignal) => Promise<Found> }
  | { in: 'nowhere' }
