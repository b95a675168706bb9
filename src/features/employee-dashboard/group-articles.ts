import type { EntryState, EntrySummary } from '../../../contract/entry'

/** Statuses in the order of urgency for the author. */
const inOrder: readonly EntryState[] = [
  'changes_requested',
  'draft',
  'in_review',
  'scheduled',
  'published',
  'unpublished',
]

/** Articles by status, the most urgent first, without empty groups. */
export function groupArticles(
  articles: readonly EntrySummary[],
): { state: EntryState; articles: EntrySummary[] }[] {
  return inOrder
    .map((state) => ({ state, articles: articles.filter((article) => article.state === state) }))
    .filter((group) => group.articles.length > 0)
}
