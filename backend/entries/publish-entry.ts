import type { EntryContent } from '../../contract/entry'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import type { LiveContent } from '../repositories/tables'
import { asContent } from './as-content'
import type { EntryParts } from './change-entries'
import { claimSlug } from './claim-slug'
import { dateContent } from './date-content'
import { dayIn } from '../clock'
import { entryConflict } from './entry-conflict'
import { goLive, type Moved } from './go-live'
import { judgeContent } from './judge-content'

/** Publishes the working copy. @throws ServiceError `not_ready` or `slug_taken`. */
export async function publishEntry(parts: EntryParts, caller: Viewer, entry: StoredEntry): Promise<Moved> {
  const live = await readyForm(parts, caller, entry, parts.at)
  const working = { content: asContent(live), state: 'published' } as const
  return goLive(parts, entry, { by: caller.email, action: 'publish', live, working })
}

/**
 * The working copy as it would be published at a moment; its address is taken until the end of the transaction.
 *
 * @throws ServiceError `not_ready` that says how much is missing, or `slug_taken`.
 */
export async function readyForm(
  parts: EntryParts,
  caller: Viewer,
  entry: StoredEntry,
  at: Date,
): Promise<LiveContent> {
  const { timeZone } = parts.publishing.clock
  const live = await liveForm(parts, entry, dateContent(entry, timeZone, at), dayIn(timeZone, at))
  await claimSlug(parts, caller, live, { id: entry.id, current: entry })
  return live
}

/** @throws ServiceError `not_ready`. */
export async function liveForm(
  parts: EntryParts,
  entry: StoredEntry,
  content: EntryContent,
  today: string,
): Promise<LiveContent> {
  const { problems, live } = judgeContent(content, today)
  if (live) return live
  const [first] = problems
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : ''
  const message = `Visitors can’t read this yet. ${first?.field ?? ''}: ${first?.message ?? ''}${more}. See the problems of the entry.`
  throw await entryConflict(parts, entry, 'not_ready', message)
}
