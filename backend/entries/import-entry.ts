import { randomUUID } from 'node:crypto'
import type { EntryContent } from '../../contract/entry'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { titleOf, type StoredEntry } from '../repositories/stored-entry'
import { asContent } from './as-content'
import { beginEntry } from './begin-entry'
import { canonicalJson } from './canonical-json'
import { changeEntries, type EntryParts } from './change-entries'
import { dateContent, dayOf } from './date-content'
import { dayIn } from '../clock'
import { goLive } from './go-live'
import { liveForm } from './publish-entry'
import { settlePublishing, type PublishingOptions } from './publishing-options'

interface ImportOptions {
  /** Address of who does it; "system" for the service itself. */
  by: string
  /** Whether visitors read it from now on; otherwise it is a draft. */
  publish: boolean
  /** As of the service. A file at the same address is no obstacle: it is where this came from. */
  publishing?: PublishingOptions
}

/**
 * Brings a content that was written elsewhere into the editor. It keeps its dates, and an opening its status. The
 * same content again is the same entry.
 *
 * @returns Its id, and whether it was not there before.
 * @throws ServiceError `slug_taken` by another entry, or `not_ready`; nothing is changed then.
 */
export async function importEntry(
  db: Db,
  content: EntryContent,
  { by, publish, publishing = {} }: ImportOptions,
): Promise<{ id: string; isNew: boolean }> {
  const settled = settlePublishing(publishing)
  const outcome = await changeEntries(db, settled, async (parts) => {
    const id = randomUUID()
    await parts.entries.lockPlace(content)
    const holder = content.slug === '' ? undefined : await parts.entries.findAt(content, id)
    if (holder) return { id: await findSame(parts, holder, content), isNew: false }
    const begun = await beginEntry(parts, { id, by, content, how: 'imported', firstLiveAt: firstOf(content) })
    if (begun && publish) await publishAsItIs(parts, begun, by)
    return { id, isNew: true }
  })
  if (outcome.isNew && publish) settled.onPublished()
  return outcome
}

/** Noon of the day it has, so that it is the same day in nearly every time zone; null for one without. */
function firstOf(content: EntryContent): Date | null {
  const day = dayOf(content)
  return day === undefined ? null : new Date(`${day}T12:00:00Z`)
}

async function publishAsItIs(parts: EntryParts, entry: StoredEntry, by: string): Promise<void> {
  const { timeZone } = parts.publishing.clock
  const dated = dayOf(entry.content) === undefined ? dateContent(entry, timeZone, parts.at) : entry.content
  const live = await liveForm(parts, entry, dated, dayIn(timeZone, parts.at))
  await goLive(parts, entry, {
    by,
    action: 'publish',
    live,
    working: { content: asContent(live), state: 'published' },
  })
}

/** The entry at this address, if it has this content or was brought here with it. */
async function findSame(
  { revisions }: EntryParts,
  holder: StoredEntry,
  content: EntryContent,
): Promise<string> {
  const begun = await revisions.find(holder.id, 1)
  const wanted = canonicalJson(content)
  if ([holder, begun].some((form) => form && canonicalJson(form.content) === wanted)) return holder.id
  const message = `The address “${content.slug}” is taken by “${titleOf(holder.content)}” (the editor). Remove it there, or choose another address.`
  throw new ServiceError('slug_taken', message)
}
