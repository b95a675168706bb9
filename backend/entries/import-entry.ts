import { randomUUID } from 'node:crypto'
import { titleOf } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { StoredEntry } from '../repositories/stored-entry'
import { isSameJson } from './canonical-json'
import { addEntry } from './change-content'
import { dateContent, dayOf, firstLiveOf } from './date-content'
import { inEntryTransaction, withDefaults, type EntryRepos, type PublishingOptions } from './entry-repos'
import { asContent, publishVersion, toLiveContent } from './publish-version'

interface ImportOptions {
  /** Email address; "system" for the service itself. */
  by: string
  /** Whether visitors read it from now on; otherwise it is a draft. */
  publish: boolean
  /** As for the service. A file with the same slug is no obstacle: the content comes from it. */
  publishing?: PublishingOptions
}

/**
 * Imports content that was written elsewhere as an entry. It keeps its dates, and a job its status. Importing the same
 * content again finds the same entry.
 *
 * @returns Its id, and whether it was not there before.
 * @throws ServiceError `slug_taken` by another entry, or `not_ready`; nothing is changed then.
 */
export async function importEntry(
  db: Db,
  content: EntryContent,
  { by, publish, publishing = {} }: ImportOptions,
): Promise<{ id: string; isNew: boolean }> {
  const options = withDefaults(publishing)
  const outcome = await inEntryTransaction(db, options, async (repos) => {
    const id = randomUUID()
    await repos.entries.lockKey(content)
    const holder = content.slug === '' ? undefined : await repos.entries.findAt(content, id)
    if (holder) return { id: await findSame(repos, holder, content), isNew: false }
    const added = await addEntry(repos, {
      id,
      by,
      content,
      how: 'imported',
      firstLiveAt: firstLiveOf(content),
    })
    if (added && publish) await publishUnchanged(repos, added, by)
    return { id, isNew: true }
  })
  if (outcome.isNew && publish) options.onPublished()
  return outcome
}

async function publishUnchanged(repos: EntryRepos, entry: StoredEntry, by: string): Promise<void> {
  const { clock } = repos.publishing
  const dated =
    dayOf(entry.content) === undefined ? dateContent(entry, clock.timeZone, repos.at) : entry.content
  const live = await toLiveContent(repos, entry, dated, clock.dayOf(repos.at))
  await publishVersion(repos, entry, {
    by,
    action: 'publish',
    live,
    draft: { content: asContent(live), state: 'published' },
  })
}

/** The entry with this slug, if it has this content or was imported with it. */
async function findSame(
  { revisions }: EntryRepos,
  holder: StoredEntry,
  content: EntryContent,
): Promise<string> {
  const first = await revisions.find(holder.id, 1)
  if ([holder, first].some((version) => version && isSameJson(version.content, content))) return holder.id
  const message = `The URL “${content.slug}” is already used by “${titleOf(holder.content)}” (the editor). Delete it there, or choose another slug.`
  throw new ServiceError('slug_taken', message)
}
