import { titleOf } from '../../contract/content/kinds'
import type { Entry, EntryContent, EntryState, Transition } from '../../contract/entry'
import { submissionOf } from '../../contract/notification-kinds'
import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { notify } from '../notifications/notify'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { saveRevision } from './change-content'
import { describeEntry } from './describe-entry'
import { inEntryTransaction, type EntryRepos, type Publishing } from './entry-repos'
import { assertCurrent, assertPermitted, entryConflict, findLocked } from './find-entry'
import {
  asContent,
  preparePublication,
  publishEntry,
  publishVersion,
  recordTransition,
  toLiveContent,
  type Transitioned,
} from './publish-version'

/** An entry after its transition, and the publication where visitors will see a change. */
interface TransitionOutcome {
  entry: Entry
  publication: Publication | null
}

/** Takes entries through review to publication and back, each transition with its audit entry, both or neither. */
export function createTransitions(db: Db, publishing: Publishing) {
  return {
    /** @throws ServiceError `not_found`, `bad_request`, `changed`, `not_now`, `not_ready` or `slug_taken`. */
    async make(caller: Viewer, id: string, transition: Transition): Promise<TransitionOutcome> {
      const outcome = await inEntryTransaction(db, publishing, async (repos) => {
        const entry = await findLocked(repos, caller, id)
        await assertCurrent(repos, entry, transition.version)
        await assertPermitted(repos, entry, transition.action, caller)
        const done = await makeTransition(repos, caller, entry, transition)
        const publication = done.publication === null ? null : await repos.publications.find(done.publication)
        return { entry: await describeEntry(repos, done.entry), publication: publication ?? null }
      })
      if (outcome.publication) publishing.onPublished()
      return outcome
    },
  }
}

async function makeTransition(
  repos: EntryRepos,
  caller: Viewer,
  entry: StoredEntry,
  transition: Transition,
): Promise<Transitioned> {
  const by = caller.email
  switch (transition.action) {
    case 'publish':
      return publishEntry(repos, caller, entry)
    case 'fill':
    case 'close':
    case 'reopen':
      return setJobStatus(repos, entry, { by, action: transition.action })
    case 'unpublish':
      return unpublish(repos, entry, by)
    case 'return-to-file':
      return returnToFile(repos, caller, entry)
    case 'submit':
      await preparePublication(repos, caller, entry, repos.at)
      await saveRevision(repos, entry.id, { by, reason: 'submitted', content: entry.content })
      await notify(repos.db, { kind: submissionOf(entry.kind), actor: by, subject: { entry: entry.id } })
      return changeStatus(repos, entry, { by, action: 'submit', state: 'in_review' })
    case 'schedule': {
      const publishAt = parseFuture(transition.publishAt, repos.at)
      await preparePublication(repos, caller, entry, publishAt)
      return changeStatus(repos, entry, { by, action: 'schedule', state: 'scheduled', publishAt })
    }
    case 'request-changes':
      return requestChanges(repos, entry, { by, note: transition.note })
    case 'withdraw':
    case 'unschedule':
      return changeStatus(repos, entry, { by, action: transition.action, state: 'draft' })
  }
}

/** Sends an entry back to its author with a review note. */
export async function requestChanges(
  repos: EntryRepos,
  entry: StoredEntry,
  { by, note }: { by: string; note: string },
): Promise<Transitioned> {
  await repos.reviewNotes.add(entry.id, { by, at: repos.at, text: note })
  const subject = { entry: entry.id }
  await notify(repos.db, { kind: 'entry.returned', actor: by, subject, people: [entry.author] })
  return changeStatus(repos, entry, { by, action: 'request-changes', state: 'changes_requested' })
}

interface StatusChange {
  by: string
  action: Transition['action']
  state: EntryState
  publishAt?: Date
}

/** A transition that visitors do not see. */
export async function changeStatus(
  repos: EntryRepos,
  entry: StoredEntry,
  { by, action, state, publishAt }: StatusChange,
): Promise<Transitioned> {
  const changed: StoredEntry = {
    ...entry,
    state,
    publishAt: publishAt ?? null,
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: by,
  }
  await repos.entries.put(changed)
  await recordTransition(repos, { by, action, before: entry, after: changed })
  return { entry: changed, publication: null }
}

function parseFuture(moment: string, now: Date): Date {
  const at = new Date(moment)
  if (at > now) return at
  throw new ServiceError('bad_request', 'publishAt: Choose a time in the future, or publish now.')
}

const jobStatuses = { fill: 'filled', close: 'closed', reopen: 'open' } as const

/**
 * Fills, closes or reopens a published job at once. Unfinished changes to its draft stay unpublished.
 *
 * @throws ServiceError `not_ready` when its deadline has passed.
 */
export async function setJobStatus(
  repos: EntryRepos,
  entry: StoredEntry,
  { by, action }: { by: string; action: keyof typeof jobStatuses },
): Promise<Transitioned> {
  const withStatus = (content: EntryContent): EntryContent =>
    content.kind === 'job'
      ? { ...content, fields: { ...content.fields, status: jobStatuses[action] } }
      : content
  const published = entry.live ? asContent(entry.live.content) : entry.content
  const live = await toLiveContent(
    repos,
    entry,
    withStatus(published),
    repos.publishing.clock.dayOf(repos.at),
    entry.live !== null,
  )
  const draft = { content: withStatus(entry.content), state: entry.state }
  return publishVersion(repos, entry, { by, action, live, draft })
}

/**
 * Returns the page to its file: the entry goes to the trash, from where it can be restored.
 *
 * @throws ServiceError `slug_taken` when the file's slug is used by another entry.
 */
async function returnToFile(repos: EntryRepos, caller: Viewer, entry: StoredEntry): Promise<Transitioned> {
  const { source, live } = entry
  if (!source) return { entry, publication: null }
  const { kind, slug } = source.form.content
  await repos.entries.lockKey({ kind, slug })
  const holder = await repos.entries.findAt({ kind, slug }, entry.id)
  if (holder) {
    const message = `The URL “${slug}” of ${source.file} is used by “${titleOf(holder.content)}” by now. Change that first.`
    throw await entryConflict(repos, entry, 'slug_taken', message)
  }
  const by = caller.email
  const returned: StoredEntry = {
    ...entry,
    state: live ? 'unpublished' : entry.state,
    live: null,
    source: { ...source, isReplaced: false },
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: by,
    trashed: { at: repos.at, by },
  }
  await repos.entries.put(returned)
  if (live && live.content.slug !== slug) await repos.movedSlugs.add(live.content, entry.id, repos.at)
  await repos.movedSlugs.remove({ kind, slug })
  if (live && kind === 'post') await repos.comments.followPost([live.content.slug], slug)
  await recordTransition(repos, { by, action: 'return-to-file', before: entry, after: returned })
  if (!source.isReplaced) return { entry: returned, publication: null }
  const title = titleOf(source.form.content)
  const publication = { entry: entry.id, kind, slug, title, hash: null, by, action: 'return' } as const
  return { entry: returned, publication: await repos.publications.add(publication) }
}

/** Unpublishes an entry. Its slug is remembered: published again with another, the old address redirects to the new. */
async function unpublish(repos: EntryRepos, entry: StoredEntry, by: string): Promise<Transitioned> {
  const { live } = entry
  if (!live) return { entry, publication: null }
  const unpublished: StoredEntry = {
    ...entry,
    state: 'unpublished',
    live: null,
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: by,
  }
  await repos.entries.put(unpublished)
  await repos.movedSlugs.add(live.content, entry.id, repos.at)
  await recordTransition(repos, { by, action: 'unpublish', before: entry, after: unpublished })
  const { kind, slug } = live.content
  const publication = { entry: entry.id, kind, slug, title: titleOf(live.content), hash: null, by }
  return {
    entry: unpublished,
    publication: await repos.publications.add({ ...publication, action: 'unpublish' }),
  }
}
