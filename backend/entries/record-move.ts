import type { EntryAction } from '../../contract/entry-rules'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { nameEntry } from './name-entry'

interface Move {
  /** Address of who did it; "system" for the service itself. */
  by: string
  action: EntryAction
  before: StoredEntry
  after: StoredEntry
}

/** Writes a move into the audit log. */
export async function recordMove({ audit }: EntryParts, { by, action, before, after }: Move): Promise<void> {
  await audit.add({
    actor: by,
    action: 'entry.moved',
    subject: nameEntry(after.content),
    before: valuesOf(before),
    after: { action, ...valuesOf(after) },
  })
}

function valuesOf({ id, state, version, live, publishAt }: StoredEntry): Record<string, unknown> {
  return {
    id,
    state,
    version,
    liveSlug: live?.content.slug ?? null,
    ...(publishAt && { publishAt: publishAt.toISOString() }),
  }
}
