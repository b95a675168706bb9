import type { EntryContent } from '../../contract/entry'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { entryConflict } from './entry-conflict'
import { findHolder } from './find-holder'

/**
 * Takes an address until the end of the transaction, so that nobody else can take it meanwhile.
 *
 * @param id Entry that wants it.
 * @param current As it is now, for the answer; undefined when it is new.
 * @throws ServiceError `slug_taken` that names what has it.
 */
export async function claimSlug(
  parts: EntryParts,
  caller: Viewer,
  { kind, slug }: Pick<EntryContent, 'kind' | 'slug'>,
  { id, current }: { id: string; current?: StoredEntry | undefined },
): Promise<void> {
  if (slug === '') return
  await parts.entries.lockPlace({ kind, slug })
  const holder = await findHolder(parts, caller, { kind, slug }, id)
  if (!holder) return
  const message = `The address “${slug}” is taken by “${holder.title}” (${holder.place}). Choose another.`
  throw await entryConflict(parts, current, 'slug_taken', message)
}
