import { entryKinds, groupOf, kindNames, type EntryKind, type OpenKind } from '../../contract/content/kinds'
import type { EntryState } from '../../contract/entry'
import { entryAddress } from '../../contract/entry-address'
import type { EntryAction } from '../../contract/entry-rules'
import { can, type Role } from '../../contract/permissions'
import { capitalize } from '../lib/capitalize'
import { routes } from './routes'

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
export const kindTitles = Object.fromEntries(
  entryKinds.map((kind) => [kind, capitalize(kindNames[kind].one)]),
) as Record<EntryKind, string> // a title for each kind

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
  'return-to-file': { label: 'Return to the file', past: 'returned to its file' },
  remove: { label: 'Move to trash', past: 'moved to the trash' },
}

/** The page where a user with these roles lists and writes entries of this kind. */
export function entriesHref(kind: EntryKind, roles: readonly Role[]): string {
  const group = groupOf(kind)
  if (group === 'page') return routes.adminPages.href()
  if (group === 'case-study') return routes.adminCaseStudies.href()
  if (group === 'job') return routes.adminJobs.href()
  if (group === 'person') return routes.adminPeople.href()
  return can(roles, 'entries.manage') ? routes.adminPosts.href() : routes.employeePosts.href()
}

/** The editor of one entry. */
export const entryHref = ({ kind, id }: { kind: EntryKind; id: string }, roles: readonly Role[]): string =>
  `${entriesHref(kind, roles)}?entry=${id}`

/** The editor of a new entry. */
export const newEntryHref = (kind: OpenKind, roles: readonly Role[]): string =>
  `${entriesHref(kind, roles)}?new`

/** The public page of an entry. */
export const publicHref = entryAddress
