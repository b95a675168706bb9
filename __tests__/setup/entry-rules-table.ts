import type { EntryState } from '../../contract/entry'
import type { EntryAction } from '../../contract/entry-rules'

/** The actions of the author, and of an admin who is not the author, for each status; written by hand. */
export interface RulesRow {
  state: EntryState
  isLive: boolean
  /** Jobs only. */
  jobStatus: 'open' | 'filled' | 'closed' | undefined
  author: EntryAction[]
  admin: EntryAction[]
}

export const everyAction: EntryAction[] = [
  'edit',
  'submit',
  'withdraw',
  'request-changes',
  'publish',
  'schedule',
  'unschedule',
  'unpublish',
  'fill',
  'close',
  'reopen',
  'remove',
]

const words = (text: string) => text.split(' ').filter((word) => word !== '') as EntryAction[]
const row = (state: EntryState, isLive: boolean, author: string, admin: string): RulesRow => ({
  state,
  isLive,
  jobStatus: undefined,
  author: words(author),
  admin: words(admin),
})

export const articleRules: RulesRow[] = [
  row('draft', false, 'edit submit remove', 'edit publish schedule remove'),
  row('draft', true, 'edit submit', 'edit publish schedule unpublish'),
  row('in_review', false, 'withdraw', 'edit request-changes publish schedule'),
  row('in_review', true, 'withdraw', 'edit request-changes publish schedule unpublish'),
  row('changes_requested', false, 'edit submit remove', 'edit publish schedule remove'),
  row('changes_requested', true, 'edit submit', 'edit publish schedule unpublish'),
  row('scheduled', false, '', 'publish schedule unschedule'),
  row('scheduled', true, '', 'publish schedule unschedule'),
  row('published', true, 'edit', 'edit unpublish'),
  row('unpublished', false, 'edit submit remove', 'edit publish schedule remove'),
]

const opening = (state: EntryState, status: 'open' | 'filled' | 'closed', admin: string): RulesRow => ({
  ...row(state, true, '', admin),
  jobStatus: status,
})

/** Kinds that employees can't see, even as the author. */
export const openingRules: RulesRow[] = [
  row('draft', false, '', 'edit publish schedule remove'),
  opening('draft', 'open', 'edit publish schedule unpublish fill close'),
  opening('draft', 'filled', 'edit publish schedule unpublish reopen'),
  opening('draft', 'closed', 'edit publish schedule unpublish reopen'),
  opening('in_review', 'open', 'edit request-changes publish schedule unpublish'),
  opening('changes_requested', 'open', 'edit publish schedule unpublish'),
  opening('scheduled', 'open', 'publish schedule unschedule'),
  opening('published', 'open', 'edit unpublish fill close'),
  opening('published', 'filled', 'edit unpublish reopen'),
  opening('published', 'closed', 'edit unpublish reopen'),
  row('unpublished', false, '', 'edit publish schedule remove'),
]
