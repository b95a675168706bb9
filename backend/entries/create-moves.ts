import type { Entry, Move } from '../../contract/entry'
import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import type { Viewer } from '../repositories/entry-list-repository'
import { changeEntries, type EntryParts } from './change-entries'
import { describeEntry } from './describe-entry'
import { findLocked, refuseOutdated, refuseUnlessMay } from './find-entry'
import type { Moved } from './go-live'
import { moveOn } from './move-on'
import type { Publishing } from './publishing-options'

/** An entry after its move, and where visitors will see something change. */
export interface MoveOutcome {
  entry: Entry
  publication: Publication | null
}

/** Moves entries on: from review to publication and back, each move with its audit entry, both or neither. */
export function createMoves(db: Db, publishing: Publishing) {
  return {
    /** @throws ServiceError `not_found`, `bad_request`, `changed_meanwhile`, `not_now`, `not_ready` or `slug_taken`. */
    async move(caller: Viewer, id: string, move: Move): Promise<MoveOutcome> {
      const outcome = await changeEntries(db, publishing, async (parts) => {
        const entry = await findLocked(parts, caller, id)
        await refuseOutdated(parts, entry, move.version)
        await refuseUnlessMay(parts, entry, move.action, caller)
        return describe(parts, await moveOn(parts, caller, entry, move))
      })
      if (outcome.publication) publishing.onPublished()
      return outcome
    },
  }
}

async function describe(parts: EntryParts, { entry, publication }: Moved): Promise<MoveOutcome> {
  const receipt = publication === null ? undefined : await parts.publications.find(publication)
  return { entry: await describeEntry(parts, entry), publication: receipt ?? null }
}
