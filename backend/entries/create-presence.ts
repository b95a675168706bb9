import { mostPresent } from '../../contract/presence'
import type { Db } from '../database/open-database'
import type { Viewer } from '../repositories/entry-list-repository'
import { createPresenceRepository } from '../repositories/presence-repository'
import { readingRepos, type Publishing } from './entry-repos'
import { visible } from './find-entry'

/** Who has an entry open in the editor. Nothing is locked: two people who save are merged or asked. */
export function createPresence(db: Db, publishing: Publishing) {
  const presence = createPresenceRepository(db)
  return {
    /** @returns The emails of others who have it open. @throws ServiceError `not_found`. */
    async note(caller: Viewer, id: string, isOpen: boolean): Promise<string[]> {
      const entry = visible(await readingRepos(db, publishing).entries.find(id), caller)
      await presence.removeExpired()
      await (isOpen ? presence.add(entry.id, caller.email) : presence.remove(entry.id, caller.email))
      return presence.listOthers(entry.id, caller.email, mostPresent)
    },
  }
}
