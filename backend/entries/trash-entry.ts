import { isFixed } from '../../contract/content/kinds'
import type { Repositories } from '../repositories/create-repositories'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { findHolder } from './claim-slug'
import { nameEntry } from './describe-entry'
import type { EntryRepos } from './entry-repos'
import { entryConflict } from './find-entry'

/** Moves an entry that visitors don't see to the trash; its slug is free from then on. */
export async function moveToTrash(repos: EntryRepos, entry: StoredEntry, by: string): Promise<void> {
  await repos.entries.put({
    ...entry,
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: by,
    trashed: { at: repos.at, by },
  })
  await record(repos, entry, { by, action: 'entry.trashed' })
}

/**
 * Takes an entry out of the trash, without its slug where something else has it by now.
 *
 * @throws ServiceError `slug_taken` for a page of the site that another entry has by now: it has no other address.
 */
export async function takeFromTrash(
  repos: EntryRepos,
  entry: StoredEntry,
  caller: Viewer,
): Promise<StoredEntry> {
  const key = { kind: entry.kind, slug: entry.content.slug }
  if (key.slug !== '') await repos.entries.lockKey(key)
  const holder = await findHolder(repos, caller, key, entry.id)
  if (holder && isFixed(entry.kind)) {
    const message = `This page is edited as “${holder.title}” by now. Return that to its file first.`
    throw await entryConflict(repos, entry, 'slug_taken', message)
  }
  const restored: StoredEntry = {
    ...entry,
    content: holder ? { ...entry.content, slug: '' } : entry.content,
    source: await stillFree(repos, entry),
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: caller.email,
    trashed: null,
  }
  await repos.entries.put(restored)
  await record(repos, restored, { by: caller.email, action: 'entry.untrashed' })
  return restored
}

/** The file it was taken over from, unless that has another entry by now. */
async function stillFree({ entries }: EntryRepos, { source }: StoredEntry): Promise<StoredEntry['source']> {
  if (!source) return null
  await entries.lockFile(source.file)
  return (await entries.findByFile(source.file)) ? null : source
}

/** Deletes an entry for good, with its revisions. */
export async function eraseEntry(
  repos: Pick<Repositories, 'entries' | 'audit'>,
  entry: StoredEntry,
  by: string,
): Promise<void> {
  await repos.entries.remove(entry.id)
  await record(repos, entry, { by, action: 'entry.removed' })
}

async function record(
  { audit }: Pick<Repositories, 'audit'>,
  { id, state, content }: StoredEntry,
  { by, action }: { by: string; action: 'entry.trashed' | 'entry.untrashed' | 'entry.removed' },
): Promise<void> {
  const values = { id, state, slug: content.slug }
  const changed =
    action === 'entry.untrashed' ? { before: null, after: values } : { before: values, after: null }
  await audit.add({ actor: by, action, subject: nameEntry(content), ...changed })
}
