import type { z } from 'zod'
import { isFixed } from '../../contract/content/kinds'
import type { EntryConflictSchema, EntryState } from '../../contract/entry'
import type { EntryFile } from '../../contract/entry-file'
import { maySee, mayDo, type EntryAction, type RuleSubject } from '../../contract/entry-rules'
import { nameRoles, roleNames } from '../../contract/permissions'
import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import { jobStatusOf, type StoredEntry } from '../repositories/stored-entry'
import { describeEntry } from './describe-entry'
import type { EntryRepos } from './entry-repos'

/** The entry, if this person may see it and it is not in the trash. @throws ServiceError `not_found` otherwise. */
export function visible(entry: StoredEntry | undefined, caller: Viewer): StoredEntry {
  if (entry && entry.trashed === null && maySee(entry, caller)) return entry
  throw notFound()
}

const notFound = () => new ServiceError('not_found', 'Not found, or you don’t have access. Reload the list.')

/** Others wait until the end of the transaction. @throws ServiceError `not_found`. */
export async function findLocked({ entries }: EntryRepos, caller: Viewer, id: string): Promise<StoredEntry> {
  return visible(await entries.findLocked(id), caller)
}

/** An entry in the trash, if this person may see it; others wait until the end of the transaction. @throws ServiceError `not_found`. */
export async function findTrashed({ entries }: EntryRepos, caller: Viewer, id: string): Promise<StoredEntry> {
  const entry = await entries.findLocked(id)
  if (entry?.trashed && maySee(entry, caller)) return entry
  throw notFound()
}

/** @throws ServiceError `changed` when the caller has seen another version. */
export async function assertCurrent(repos: EntryRepos, entry: StoredEntry, version: number): Promise<void> {
  if (entry.version === version) return
  const message = `${entry.updatedBy} saved a newer version. Compare the two and save again.`
  throw await entryConflict(repos, entry, 'changed', message)
}

/** @throws ServiceError `not_now` when the contract's rules forbid it. */
export async function assertPermitted(
  repos: EntryRepos,
  entry: StoredEntry,
  action: EntryAction,
  caller: Viewer,
): Promise<void> {
  const files = await repos.publishing.files.list()
  const subject = toRuleSubject(entry, files)
  if (mayDo(action, subject, caller)) return
  throw await entryConflict(repos, entry, 'not_now', explainNotNow(action, entry, subject))
}

type EntryConflict = z.output<typeof EntryConflictSchema>
type ConflictCode = 'changed' | 'entry_exists' | 'slug_taken' | 'not_now' | 'not_ready'

/** An error that shows the entry as it is. @param entry undefined where the caller may not see it. */
export async function entryConflict(
  repos: EntryRepos,
  entry: StoredEntry | undefined,
  code: ConflictCode,
  message: string,
): Promise<ServiceError> {
  const current = entry ? await describeEntry(repos, entry) : null
  const details: Pick<EntryConflict, 'current'> = { current }
  return new ServiceError(code, message, { details })
}

/** What the contract's rules look at. */
function toRuleSubject(
  { kind, state, author, live, source }: StoredEntry,
  files: readonly EntryFile[] | undefined,
): RuleSubject {
  return {
    kind,
    state,
    author,
    isLive: live !== null,
    jobStatus: (live && jobStatusOf(live.content)) ?? undefined,
    hasFile: files?.some(({ file }) => file === source?.file) ?? source !== null,
  }
}

/** Why the action is not possible for this person now, and what to do instead. */
function explainNotNow(action: EntryAction, entry: StoredEntry, subject: RuleSubject): string {
  const rolesOf = (email: string) =>
    roleNames.filter((role) => mayDo(action, subject, { email, roles: [role] }))
  const verb = verbs[action]
  const allowed = rolesOf('')
  const isInReview = action === 'edit' && entry.state === 'in_review'
  if (allowed.length > 0 && !isInReview) return `Only ${nameRoles(allowed)} can ${verb} this.`
  if (rolesOf(entry.author).length > 0) return `Only its author, ${entry.author}, can ${verb} this.`
  if (action === 'return-to-file' && !subject.hasFile)
    return entry.source
      ? `${entry.source.file} no longer exists, so the page can’t return to it.`
      : 'This was not opened from a file, so its page can’t return to one.'
  if (action === 'unpublish' && isFixed(entry.kind))
    return 'The site needs this page. Return it to its file instead.'
  if (action === 'remove' && subject.hasFile)
    return 'This was opened from a file. Return the page to the file instead.'
  if (jobActions.includes(action) && entry.kind !== 'job') return `This isn’t a job, so you can’t ${verb} it.`
  return `You can’t ${verb} this while ${explainStatus(action, subject)}. ${advice[entry.state]}`
}

const jobActions: readonly EntryAction[] = ['fill', 'close', 'reopen']

function explainStatus(action: EntryAction, { state, isLive, jobStatus }: RuleSubject): string {
  if (jobActions.includes(action) && isLive && jobStatus) return `it’s ${statuses[state]} and ${jobStatus}`
  if (action === 'remove' && isLive) return 'visitors can read it'
  if (action === 'unpublish' && !isLive) return 'it isn’t published'
  return `it’s ${statuses[state]}`
}

const verbs: Record<EntryAction, string> = {
  edit: 'edit',
  submit: 'submit',
  withdraw: 'withdraw',
  'request-changes': 'request changes to',
  publish: 'publish',
  schedule: 'schedule',
  unschedule: 'unschedule',
  unpublish: 'unpublish',
  fill: 'fill',
  close: 'close',
  reopen: 'reopen',
  'return-to-file': 'return to the file',
  remove: 'delete',
}

const statuses: Record<EntryState, string> = {
  draft: 'a draft',
  in_review: 'in review',
  changes_requested: 'waiting for changes',
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'unpublished',
}

const reload = 'Reload to see the available actions.'

const advice: Record<EntryState, string> = {
  draft: reload,
  in_review: 'Its author can withdraw it, and a reviewer can edit it or request changes.',
  changes_requested: reload,
  scheduled: 'An admin can unschedule it.',
  published: 'Edit it to start a new draft.',
  unpublished: reload,
}
