import type { EntryState, EntrySummary } from '../../../contract/entry'

/** The states in the order in which they want something of the author. */
const inOrder: readonly EntryState[] = [
  'changes_requested',
  'draft',
  'in_review',
  'scheduled',
  'published',
  'unpublished',
]

/** Articles by state, what wants the author's hand first; states without any are left out. */
export function groupArticles(
  articles: readonly EntrySummary[],
): { state: EntryState; articles: EntrySummary[] }[] {
  return inOrder
    .map((state) => ({ state, articles: articles.filter((article) => article.state === state) }))
    .filter((group) => group.articles.length > 0)
}
