import type { EntryAction } from '../../contract/entry-rules'

/** Actions that change the status of an entry or delete it. */
export type StatusAction = Exclude<EntryAction, 'edit'>

/** What each action is called: on its button, and in the audit log as something done "to" an entry. */
export const entryActions: Record<StatusAction, { label: string; past: string }> = {
  submit: { label: 'Submit for review', past: 'submitted for review' },
  withdraw: { label: 'Withdraw', past: 'withdrew from review' },
  'request-changes': { label: 'Request changes', past: 'requested changes to' },
  publish: { label: 'Publish', past: 'published' },
  schedule: { label: 'Schedule', past: 'scheduled' },
  unschedule: { label: 'Unschedule', past: 'unscheduled' },
  unpublish: { label: 'Unpublish', past: 'unpublished' },
  fill: { label: 'Mark as filled', past: 'marked as filled' },
  close: { label: 'Close job', past: 'closed' },
  reopen: { label: 'Reopen', past: 'reopened' },
  remove: { label: 'Delete', past: 'deleted' },
}
