import type { EntrySummary } from '../../../contract/entry'

/** What has waited longest first. */
export const oldestFirst = (entries: readonly EntrySummary[]): readonly EntrySummary[] =>
  entries.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))

/** What goes out soonest first. */
export const nextToGo = (entries: readonly EntrySummary[]): readonly EntrySummary[] =>
  entries.toSorted((a, b) => (a.publishAt ?? '').localeCompare(b.publishAt ?? ''))
