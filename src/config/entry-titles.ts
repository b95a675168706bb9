import type { EntryKind } from '../../contract/content/entry-kind'
import type { EntryState } from '../../contract/entry'

/** What people call each status. */
export const stateTitles: Record<EntryState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  changes_requested: 'Changes requested',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
}

/** What people call one of each kind. */
export const kindTitles: Record<EntryKind, string> = {
  post: 'Article',
  'case-study': 'Case study',
  job: 'Job',
}
