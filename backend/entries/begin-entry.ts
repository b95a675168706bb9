import type { AuditEntry } from '../../contract/audit'
import type { EntryContent } from '../../contract/entry'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { keepRevision } from './keep-revision'
import { nameEntry } from './name-entry'

interface Beginning {
  id: string
  /** Address of who begins it. */
  by: string
  content: EntryContent
  how: 'created' | 'imported'
  /** Of what was published elsewhere before. Default: it was not. */
  firstLiveAt?: Date | null
}

const actions = { created: 'entry.created', imported: 'entry.imported' } as const satisfies Record<
  Beginning['how'],
  AuditEntry['action']
>

/** Begins an entry as a draft. @returns undefined when there is one of this id. */
export async function beginEntry(
  parts: EntryParts,
  { id, by, content, how, firstLiveAt = null }: Beginning,
): Promise<StoredEntry | undefined> {
  const entry: StoredEntry = {
    id,
    kind: content.kind,
    state: 'draft',
    version: 1,
    content,
    author: by,
    createdAt: parts.at,
    updatedAt: parts.at,
    updatedBy: by,
    lastSave: null,
    publishAt: null,
    live: null,
    firstLiveAt,
  }
  if (!(await parts.entries.add(entry))) return undefined
  await keepRevision(parts, id, { by, reason: how, content })
  const subject = nameEntry(content)
  await parts.audit.add({
    actor: by,
    action: actions[how],
    subject,
    before: null,
    after: { id, state: 'draft' },
  })
  return entry
}
