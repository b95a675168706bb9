import { isFixed, kindNames } from '../../contract/content/kinds'
import type { Entry, EntryContent } from '../../contract/entry'
import { maySee, mayWrite } from '../../contract/entry-rules'
import { nameRoles, roleNames } from '../../contract/permissions'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { notify } from '../notifications/notify'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { isSameJson } from './canonical-json'
import { addEntry, changeContent, restoreRevision } from './change-content'
import { claimSlug } from './claim-slug'
import { copyContent, type OpenContent } from './copy-content'
import { describeEntry, nameEntry } from './describe-entry'
import { inEntryTransaction, type EntryRepos, type Publishing } from './entry-repos'
import { assertCurrent, assertPermitted, entryConflict, findLocked, findTrashed, visible } from './find-entry'
import { eraseEntry, moveToTrash, takeFromTrash } from './trash-entry'

/** An entry as the caller last saw it. */
export interface Seen {
  id: string
  version: number
}

/** Creates, copies, saves and restores entries, and moves them to the trash and back. Errors carry the entry as it is now. */
export function createWriting(db: Db, publishing: Publishing) {
  const change = <T>(work: (repos: EntryRepos) => Promise<T>) => inEntryTransaction(db, publishing, work)

  return {
    /**
     * Called again with the same input, it returns the same entry.
     *
     * @throws ServiceError `role_insufficient`, `entry_exists` or `slug_taken`.
     */
    create: (caller: Viewer, input: { id: string; content: EntryContent }) =>
      change(async (repos): Promise<{ entry: Entry; isNew: boolean }> => {
        assertKindPermitted(input.content, caller)
        const known = await repos.entries.findLocked(input.id)
        if (!known) await claimSlug(repos, caller, input.content, input)
        const added = known
          ? undefined
          : await addEntry(repos, { ...input, by: caller.email, how: 'created' })
        if (added) return { entry: await describeEntry(repos, added), isNew: true }
        return { entry: await findSame(repos, caller, input), isNew: false }
      }),

    /** @throws ServiceError `not_found`, `bad_request`, `changed`, `not_now` or `slug_taken`. */
    save: (caller: Viewer, seen: Seen, { saveId, content }: { saveId: string; content: EntryContent }) =>
      change(async (repos): Promise<Entry> => {
        const entry = await findLocked(repos, caller, seen.id)
        if (content.kind !== entry.kind) throw otherKind()
        if (entry.lastSave === saveId || isSameJson(entry.content, content))
          return describeEntry(repos, entry)
        await assertCurrent(repos, entry, seen.version)
        await assertPermitted(repos, entry, 'edit', caller)
        const hasNewSlug = content.slug !== entry.content.slug
        if (hasNewSlug) await claimSlug(repos, caller, content, { id: entry.id, current: entry })
        await tellAuthor(repos, entry, caller)
        const saved = { by: caller.email, content, reason: 'saved', saveId } as const
        return describeEntry(repos, await changeContent(repos, entry, saved))
      }),

    /** @throws ServiceError `not_found`, `changed` or `not_now`. */
    restore: (caller: Viewer, seen: Seen, number: number) =>
      change(async (repos): Promise<Entry> => {
        const entry = await findLocked(repos, caller, seen.id)
        await assertCurrent(repos, entry, seen.version)
        await assertPermitted(repos, entry, 'edit', caller)
        await tellAuthor(repos, entry, caller)
        return describeEntry(repos, await restoreRevision(repos, caller, entry, number))
      }),

    /**
     * Moves an entry to the trash.
     *
     * @throws ServiceError `not_found`, `changed` or `not_now`.
     */
    remove: (caller: Viewer, seen: Seen) =>
      change(async (repos): Promise<void> => {
        const entry = await findLocked(repos, caller, seen.id)
        await assertCurrent(repos, entry, seen.version)
        await assertPermitted(repos, entry, 'remove', caller)
        await moveToTrash(repos, entry, caller.email)
      }),

    /**
     * Begins a copy of an entry. Called again with the same id, it returns the same copy.
     *
     * @throws ServiceError `not_found`, `role_insufficient` or `entry_exists`.
     */
    copy: (caller: Viewer, id: string, copyId: string) =>
      change(async (repos): Promise<{ entry: Entry; isNew: boolean }> => {
        const { content } = visible(await repos.entries.find(id), caller)
        assertKindPermitted(content, caller)
        const copyOf = nameEntry(content)
        const input = { id: copyId, content: copyContent(content) }
        const added = await addEntry(repos, { ...input, by: caller.email, how: 'created', copyOf })
        if (added) return { entry: await describeEntry(repos, added), isNew: true }
        return { entry: await findSame(repos, caller, input), isNew: false }
      }),

    /**
     * Takes an entry out of the trash.
     *
     * @throws ServiceError `not_found` or `changed`.
     */
    untrash: (caller: Viewer, seen: Seen) =>
      change(async (repos): Promise<Entry> => {
        const entry = await findTrashed(repos, caller, seen.id)
        await assertCurrent(repos, entry, seen.version)
        return describeEntry(repos, await takeFromTrash(repos, entry, caller))
      }),

    /**
     * Deletes an entry in the trash for good.
     *
     * @throws ServiceError `not_found` or `changed`.
     */
    erase: (caller: Viewer, seen: Seen) =>
      change(async (repos): Promise<void> => {
        const entry = await findTrashed(repos, caller, seen.id)
        await assertCurrent(repos, entry, seen.version)
        await eraseEntry(repos, entry, caller.email)
      }),
  }
}

/** Notifies the author of a text in review when a reviewer edits it, once until another person changes it. */
async function tellAuthor(repos: EntryRepos, entry: StoredEntry, caller: Viewer): Promise<void> {
  const { id, state, author, updatedBy } = entry
  if (state !== 'in_review' || updatedBy === caller.email) return
  await notify(repos.db, {
    kind: 'entry.edited',
    actor: caller.email,
    subject: { entry: id },
    people: [author],
  })
}

/** @throws ServiceError `bad_request` for pages that the site fixes, or `role_insufficient`. */
function assertKindPermitted(content: EntryContent, { roles }: Viewer): asserts content is OpenContent {
  const { kind } = content
  const { many } = kindNames[kind]
  if (isFixed(kind))
    throw new ServiceError('bad_request', `The site decides which ${many} there are. Edit one that exists.`)
  if (mayWrite(kind, roles)) return
  const writers = nameRoles(roleNames.filter((name) => mayWrite(kind, [name])))
  throw new ServiceError('role_insufficient', `Only ${writers} can create ${many}.`)
}

const otherKind = () =>
  new ServiceError(
    'bad_request',
    'content.kind: The kind of an entry can’t be changed. Create another entry instead.',
  )

/** The entry with this id, if it was created with this content or has it now. */
async function findSame(repos: EntryRepos, caller: Viewer, input: { id: string; content: EntryContent }) {
  const entry = await repos.entries.find(input.id)
  const first = await repos.revisions.find(input.id, 1)
  const isTheSame = [entry, first].some((version) => version && isSameJson(version.content, input.content))
  if (isTheSame) return describeEntry(repos, visible(entry, caller))
  const shown = entry && maySee(entry, caller) ? entry : undefined
  throw await entryConflict(repos, shown, 'entry_exists', 'An entry with this id already exists.')
}
