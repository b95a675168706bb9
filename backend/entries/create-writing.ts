import type { Entry, EntryContent } from '../../contract/entry'
import { maySee, mayWrite } from '../../contract/entry-rules'
import { nameRoles, roleNames } from '../../contract/permissions'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { beginEntry } from './begin-entry'
import { canonicalJson } from './canonical-json'
import { changeContent } from './change-content'
import { changeEntries, type EntryParts } from './change-entries'
import { claimSlug } from './claim-slug'
import { describeEntry } from './describe-entry'
import { entryConflict } from './entry-conflict'
import { findLocked, refuseOutdated, refuseUnlessMay, visible } from './find-entry'
import { nameEntry } from './name-entry'
import type { Publishing } from './publishing-options'
import { restoreForm } from './restore-form'

/** An entry as the caller last saw it. */
export interface Seen {
  id: string
  version: number
}

/** Begins, saves, restores and removes entries. What is refused shows the entry as it is by then. */
export function createWriting(db: Db, publishing: Publishing) {
  const change = <T>(work: (parts: EntryParts) => Promise<T>) => changeEntries(db, publishing, work)

  return {
    /**
     * The same again is the same entry.
     *
     * @throws ServiceError `role_insufficient`, `entry_exists` or `slug_taken`.
     */
    create: (caller: Viewer, wish: { id: string; content: EntryContent }) =>
      change(async (parts): Promise<{ entry: Entry; isNew: boolean }> => {
        refuseKind(wish.content, caller)
        const known = await parts.entries.findLocked(wish.id)
        if (!known) await claimSlug(parts, caller, wish.content, wish)
        const begun = known
          ? undefined
          : await beginEntry(parts, { ...wish, by: caller.email, how: 'created' })
        if (begun) return { entry: await describeEntry(parts, begun), isNew: true }
        return { entry: await findSame(parts, caller, wish), isNew: false }
      }),

    /** @throws ServiceError `not_found`, `bad_request`, `changed_meanwhile`, `not_now` or `slug_taken`. */
    save: (caller: Viewer, seen: Seen, { saveId, content }: { saveId: string; content: EntryContent }) =>
      change(async (parts): Promise<Entry> => {
        const entry = await findLocked(parts, caller, seen.id)
        if (content.kind !== entry.kind) throw otherKind()
        if (entry.lastSave === saveId || isSame(entry.content, content)) return describeEntry(parts, entry)
        await refuseOutdated(parts, entry, seen.version)
        await refuseUnlessMay(parts, entry, 'edit', caller)
        const isMoving = content.slug !== entry.content.slug
        if (isMoving) await claimSlug(parts, caller, content, { id: entry.id, current: entry })
        const saved = { by: caller.email, content, reason: 'saved', saveId } as const
        return describeEntry(parts, await changeContent(parts, entry, saved))
      }),

    /** @throws ServiceError `not_found`, `changed_meanwhile` or `not_now`. */
    restore: (caller: Viewer, seen: Seen, number: number) =>
      change(async (parts): Promise<Entry> => {
        const entry = await findLocked(parts, caller, seen.id)
        await refuseOutdated(parts, entry, seen.version)
        await refuseUnlessMay(parts, entry, 'edit', caller)
        return describeEntry(parts, await restoreForm(parts, caller, entry, number))
      }),

    /** @throws ServiceError `not_found`, `changed_meanwhile` or `not_now`. */
    remove: (caller: Viewer, seen: Seen) =>
      change(async (parts): Promise<void> => {
        const entry = await findLocked(parts, caller, seen.id)
        await refuseOutdated(parts, entry, seen.version)
        await refuseUnlessMay(parts, entry, 'remove', caller)
        await parts.entries.remove(entry.id)
        const subject = nameEntry(entry.content)
        const before = { id: entry.id, state: entry.state, slug: entry.content.slug }
        await parts.audit.add({ actor: caller.email, action: 'entry.removed', subject, before, after: null })
      }),
  }
}

function refuseKind({ kind }: EntryContent, { role }: Viewer): void {
  if (mayWrite(kind, role)) return
  const writers = nameRoles(roleNames.filter((name) => mayWrite(kind, name)))
  throw new ServiceError('role_insufficient', `Only ${writers} can create case studies and jobs.`)
}

const otherKind = () =>
  new ServiceError('bad_request', 'content.kind: an entry keeps its kind. Begin another entry instead.')

/** The entry that is there under an id, if it was begun with this content, or has it now. */
async function findSame(parts: EntryParts, caller: Viewer, wish: { id: string; content: EntryContent }) {
  const entry = await parts.entries.find(wish.id)
  const begun = await parts.revisions.find(wish.id, 1)
  const isTheSame = [entry, begun].some((form) => form && isSame(form.content, wish.content))
  if (isTheSame) return describeEntry(parts, visible(entry, caller))
  throw await existing(parts, caller, entry)
}

async function existing(parts: EntryParts, caller: Viewer, entry: StoredEntry | undefined) {
  const shown = entry && maySee(entry, caller) ? entry : undefined
  return entryConflict(
    parts,
    shown,
    'entry_exists',
    'There is another entry with this id. Load it, or begin anew.',
  )
}

const isSame = (a: EntryContent, b: EntryContent) => canonicalJson(a) === canonicalJson(b)
