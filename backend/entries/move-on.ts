import type { EntryState, Move } from '../../contract/entry'
import { ServiceError } from '../errors/service-error'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import type { Moved } from './go-live'
import { keepRevision } from './keep-revision'
import { publishEntry, readyForm } from './publish-entry'
import { recordMove } from './record-move'
import { setOpening } from './set-opening'
import { takeDown } from './take-down'

/** Does what a move says to a locked entry; that it may be done has been checked. */
export async function moveOn(
  parts: EntryParts,
  caller: Viewer,
  entry: StoredEntry,
  move: Move,
): Promise<Moved> {
  const by = caller.email
  switch (move.action) {
    case 'publish':
      return publishEntry(parts, caller, entry)
    case 'fill':
    case 'close':
    case 'reopen':
      return setOpening(parts, entry, { by, action: move.action })
    case 'unpublish':
      return takeDown(parts, entry, by)
    case 'submit':
      await readyForm(parts, caller, entry, parts.at)
      await keepRevision(parts, entry.id, { by, reason: 'submitted', content: entry.content })
      return step(parts, entry, { by, action: 'submit', state: 'in_review' })
    case 'schedule': {
      const publishAt = parseFuture(move.publishAt, parts.at)
      await readyForm(parts, caller, entry, publishAt)
      return step(parts, entry, { by, action: 'schedule', state: 'scheduled', publishAt })
    }
    case 'request-changes':
      await parts.remarks.add(entry.id, { by, at: parts.at, text: move.remark })
      return step(parts, entry, { by, action: 'request-changes', state: 'changes_requested' })
    case 'withdraw':
    case 'unschedule':
      return step(parts, entry, { by, action: move.action, state: 'draft' })
  }
}

interface Step {
  by: string
  action: Move['action']
  state: EntryState
  publishAt?: Date
}

/** A move that visitors do not see. */
export async function step(
  parts: EntryParts,
  entry: StoredEntry,
  { by, action, state, publishAt }: Step,
): Promise<Moved> {
  const moved: StoredEntry = {
    ...entry,
    state,
    publishAt: publishAt ?? null,
    version: entry.version + 1,
    updatedAt: parts.at,
    updatedBy: by,
  }
  await parts.entries.put(moved)
  await recordMove(parts, { by, action, before: entry, after: moved })
  return { entry: moved, publication: null }
}

function parseFuture(moment: string, now: Date): Date {
  const at = new Date(moment)
  if (at > now) return at
  const message = `publishAt: expected a moment after ${now.toISOString()}, found ${moment}. Choose a later one, or publish now.`
  throw new ServiceError('bad_request', message)
}
