import type { EntryContent } from '../../contract/entry'
import type { RevisionSummary } from '../../contract/revision'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { keepRevision } from './keep-revision'

interface Change {
  /** Address of who does it. */
  by: string
  content: EntryContent
  reason: RevisionSummary['reason']
  saveId?: string
}

/** Puts another text into the working copy; what is published is a draft again, and visitors read on as before. */
export async function changeContent(
  parts: EntryParts,
  entry: StoredEntry,
  { by, content, reason, saveId }: Change,
): Promise<StoredEntry> {
  const changed: StoredEntry = {
    ...entry,
    content,
    state: entry.state === 'published' ? 'draft' : entry.state,
    version: entry.version + 1,
    updatedAt: parts.at,
    updatedBy: by,
    lastSave: saveId ?? null,
  }
  await parts.entries.put(changed)
  await keepRevision(parts, entry.id, { by, reason, content })
  return changed
}
