import { isFixed, titleOf } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import { maySee } from '../../contract/entry-rules'
import { ServiceError } from '../errors/service-error'
import type { EntryKey } from '../repositories/entries-repository'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryRepos } from './entry-repos'
import { entryConflict } from './find-entry'

/**
 * Claims a slug until the end of the transaction, so that no other entry can take it.
 *
 * @param id Entry that claims it.
 * @param current As it is now, for the answer; undefined when it is new.
 * @throws ServiceError `slug_taken` that names what uses it, or `bad_request` for a page whose address the site fixes.
 */
export async function claimSlug(
  repos: EntryRepos,
  caller: Viewer,
  { kind, slug }: Pick<EntryContent, 'kind' | 'slug'>,
  { id, current }: { id: string; current?: StoredEntry | undefined },
): Promise<void> {
  if (isFixed(kind) && current?.content.slug !== slug)
    throw new ServiceError('bad_request', 'content.slug: The URL of this page can’t be changed.')
  if (slug === '') return
  await repos.entries.lockKey({ kind, slug })
  const holder = await findHolder(repos, caller, { kind, slug }, id)
  if (!holder) return
  const message = `The URL “${slug}” is already used by “${holder.title}” (${holder.place}).`
  throw await entryConflict(repos, current, 'slug_taken', message)
}

/** What uses a slug. */
export interface Holder {
  title: string
  /** A file such as "content/blog/tides.md", or "the editor". */
  place: string
}

/** What uses a slug, as far as this person may know; undefined: it is free. @param except Entry that may use it. */
export async function findHolder(
  { entries, publishing }: Pick<EntryRepos, 'entries' | 'publishing'>,
  caller: Viewer,
  key: EntryKey,
  except: string,
): Promise<Holder | undefined> {
  if (key.slug === '') return undefined
  const entry = await entries.findAt(key, except)
  if (entry) return { title: nameFor(caller, entry), place: 'the editor' }
  const file = await publishing.findFile(key.kind, key.slug)
  if (file === undefined) return undefined
  const own = await entries.find(except)
  return own?.source?.file === file ? undefined : { title: key.slug, place: file }
}

function nameFor(caller: Viewer, entry: StoredEntry): string {
  const title = maySee(entry, caller) ? titleOf(entry.content) || untitled : undefined
  return title ?? (entry.live && titleOf(entry.live.content)) ?? 'Someone else’s draft'
}

const untitled = 'An untitled draft'
