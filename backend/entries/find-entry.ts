import { maySee, mayDo, type EntryAction } from '../../contract/entry-rules'
import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { entryConflict } from './entry-conflict'
import { explainNotNow } from './explain-not-now'
import { situationOf } from './situation-of'

/** An entry that somebody may see. @throws ServiceError `not_found` for all others. */
export function visible(entry: StoredEntry | undefined, caller: Viewer): StoredEntry {
  if (entry && maySee(entry, caller)) return entry
  throw new ServiceError('not_found', 'There is no such entry, or it is not yours. Load the list again.')
}

/** @throws ServiceError `not_found`. Others wait until the end of the transaction. */
export async function findLocked({ entries }: EntryParts, caller: Viewer, id: string): Promise<StoredEntry> {
  return visible(await entries.findLocked(id), caller)
}

/** @throws ServiceError `changed_meanwhile` when the caller has seen another version. */
export async function refuseOutdated(parts: EntryParts, entry: StoredEntry, version: number): Promise<void> {
  if (entry.version === version) return
  const message = `This was changed by ${entry.updatedBy} meanwhile. Compare the two and save again.`
  throw await entryConflict(parts, entry, 'changed_meanwhile', message)
}

/** @throws ServiceError `not_now` when the contract's rules refuse it. */
export async function refuseUnlessMay(
  parts: EntryParts,
  entry: StoredEntry,
  action: EntryAction,
  caller: Viewer,
): Promise<void> {
  if (mayDo(action, situationOf(entry), caller)) return
  throw await entryConflict(parts, entry, 'not_now', explainNotNow(action, entry))
}
