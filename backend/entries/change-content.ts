import type { AuditEntry } from '../../contract/audit'
import { titleOf } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import type { RevisionSummary } from '../../contract/revision'
import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { isSameJson } from './canonical-json'
import { findHolder } from './claim-slug'
import { countWords } from './count-words'
import { nameEntry } from './describe-entry'
import type { EntryRepos } from './entry-repos'

interface NewEntry {
  id: string
  /** Email address of the author. */
  by: string
  content: EntryContent
  how: 'created' | 'imported' | 'taken_over'
  /** What it is a copy of, as the audit log names it. Default: nothing. */
  copyOf?: string | undefined
  /** If it was published elsewhere before. Default: it was not. */
  firstLiveAt?: Date | null
  /** The file it was taken over from. Default: none. */
  source?: StoredEntry['source']
}

const actions = {
  created: 'entry.created',
  imported: 'entry.imported',
  taken_over: 'entry.taken_over',
} as const satisfies Record<NewEntry['how'], AuditEntry['action']>

/** Adds an entry as a draft. @returns undefined when there is one with this id. */
export async function addEntry(
  repos: EntryRepos,
  { id, by, content, how, copyOf, firstLiveAt = null, source = null }: NewEntry,
): Promise<StoredEntry | undefined> {
  const entry: StoredEntry = {
    id,
    kind: content.kind,
    state: 'draft',
    version: 1,
    content,
    author: by,
    createdAt: repos.at,
    updatedAt: repos.at,
    updatedBy: by,
    lastSave: null,
    publishAt: null,
    live: null,
    firstLiveAt,
    trashed: null,
    source,
  }
  if (!(await repos.entries.add(entry))) return undefined
  await saveRevision(repos, id, { by, reason: how, content })
  const subject = nameEntry(content)
  await repos.audit.add({
    actor: by,
    action: actions[how],
    subject,
    before: null,
    after: {
      id,
      state: 'draft',
      ...(copyOf !== undefined && { copyOf }),
      ...(source && { file: source.file }),
    },
  })
  return entry
}

interface Change {
  /** Email address of the person who does it. */
  by: string
  content: EntryContent
  reason: RevisionSummary['reason']
  saveId?: string
}

/** Replaces the draft. A published entry becomes a draft again, while visitors keep reading the published version. */
export async function changeContent(
  repos: EntryRepos,
  entry: StoredEntry,
  { by, content, reason, saveId }: Change,
): Promise<StoredEntry> {
  const changed: StoredEntry = {
    ...entry,
    content,
    state: entry.state === 'published' ? 'draft' : entry.state,
    version: entry.version + 1,
    updatedAt: repos.at,
    updatedBy: by,
    lastSave: saveId ?? null,
  }
  await repos.entries.put(changed)
  await saveRevision(repos, entry.id, { by, reason, content })
  return changed
}

/**
 * Makes an earlier version the draft. Its slug comes back too, unless something else uses it by now: then the current
 * one stays.
 *
 * @throws ServiceError `not_found`.
 */
export async function restoreRevision(
  repos: EntryRepos,
  caller: Viewer,
  entry: StoredEntry,
  number: number,
): Promise<StoredEntry> {
  const revision = await repos.revisions.find(entry.id, number)
  if (!revision) throw new ServiceError('not_found', 'This version doesn’t exist. Reload the list.')
  const key = { kind: entry.kind, slug: revision.content.slug }
  if (key.slug !== '') await repos.entries.lockKey(key)
  const holder = await findHolder(repos, caller, key, entry.id)
  const content = holder ? { ...revision.content, slug: entry.content.slug } : revision.content
  if (isSameJson(content, entry.content)) return entry

  const restored = await changeContent(repos, entry, { by: caller.email, content, reason: 'restored' })
  await repos.audit.add({
    actor: caller.email,
    action: 'entry.restored',
    subject: nameEntry(content),
    before: { id: entry.id, version: entry.version },
    after: { version: restored.version, revision: number },
  })
  return restored
}

/** Saves of one person within this time make one revision. */
const sittingMs = 10 * 60_000

interface NewRevision {
  by: string
  reason: RevisionSummary['reason']
  content: EntryContent
}

/** Adds a revision of an entry. Of several saves within one sitting only the last is kept. */
export async function saveRevision(
  { revisions, at }: EntryRepos,
  entry: string,
  { by, reason, content }: NewRevision,
): Promise<void> {
  const revision = { title: titleOf(content), words: countWords(content.markdown), content }
  const latest = reason === 'saved' ? await revisions.findLatest(entry) : undefined
  if (latest && isSameSitting(latest, by, at)) await revisions.put(entry, latest.number, revision)
  else await revisions.add(entry, { ...revision, by, reason, at })
}

function isSameSitting({ reason, by, at }: RevisionSummary, who: string, now: Date): boolean {
  if (reason !== 'saved' || by.toLowerCase() !== who.toLowerCase()) return false
  return now.getTime() - Date.parse(at) < sittingMs
}
