import type { EntrySummary } from '../../../contract/entry'

/** The least recently changed first. */
export const oldestFirst = (entries: readonly EntrySummary[]): readonly EntrySummary[] =>
  entries.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))

/** The next to be published first. */
export const soonestFirst = (entries: readonly EntrySummary[]): readonly EntrySummary[] =>
  entries.toSorted((a, b) => (a.publishAt ?? '').localeCompare(b.publishAt ?? ''))
