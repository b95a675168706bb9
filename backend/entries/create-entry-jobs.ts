import { trashDays } from '../../contract/retention'
import { dayMs } from '../clock'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { forEachDue } from '../jobs/for-each-due'
import type { StoredEntry } from '../repositories/stored-entry'
import { requestChanges, setJobStatus } from './create-transitions'
import { entryRepos, withDefaults, type EntryRepos, type PublishingOptions } from './entry-repos'
import { createFollowFiles } from './follow-files'
import { publishEntry } from './publish-version'
import { eraseEntry } from './trash-entry'

/** The service itself, as the audit log names it, with the permissions of an admin. */
const system = { email: 'system', roles: ['admin'] } as const

/**
 * Scheduled jobs of entries. Run all every few seconds; several instances may do so at once, and what became due while
 * none ran is done by the next run.
 */
export function createEntryJobs(db: Db, options: PublishingOptions = {}) {
  const publishing = withDefaults(options)
  const committed = (isPublic: boolean) => {
    if (isPublic) publishing.onPublished()
  }
  return {
    followFiles: createFollowFiles(db, publishing),

    /**
     * Publishes entries scheduled for now or before. One that can't be published any more goes back to its author with
     * a review note.
     *
     * @returns How many were published.
     * @throws The first unexpected error, after all other entries.
     */
    releaseDue: async (now: Date): Promise<number> => {
      const released = await forEachDue(db, {
        next: ({ entries }, except) => entries.lockDue(now, except),
        act: (repositories, entry) => release(entryRepos(repositories, publishing, now), entry),
        committed,
      })
      return released.filter(Boolean).length
    },

    /**
     * Closes jobs whose last day has passed in the company's time zone.
     *
     * @returns How many were closed.
     * @throws As `releaseDue`.
     */
    closeEnded: async (now: Date): Promise<number> => {
      const closed = await forEachDue(db, {
        next: ({ entries }, except) => entries.lockEnded(publishing.clock.dayOf(now), except),
        act: async (repositories, entry) => {
          const repos = entryRepos(repositories, publishing, now)
          await setJobStatus(repos, entry, { by: system.email, action: 'close' })
          return true
        },
        committed,
      })
      return closed.length
    },

    /**
     * Deletes what has been in the trash for too long.
     *
     * @returns How many were deleted.
     * @throws As `releaseDue`.
     */
    emptyTrash: async (now: Date): Promise<number> => {
      const before = new Date(now.getTime() - trashDays * dayMs)
      const erased = await forEachDue(db, {
        next: ({ entries }, except) => entries.lockTrashed(before, except),
        act: async (repositories, entry) => {
          await eraseEntry(repositories, entry, system.email)
          return true
        },
      })
      return erased.length
    },
  }
}

async function release(repos: EntryRepos, entry: StoredEntry): Promise<boolean> {
  try {
    await publishEntry(repos, system, entry)
    return true
  } catch (error) {
    if (!isExpected(error)) throw error
    await requestChanges(repos, entry, { by: system.email, note: error.message })
    return false
  }
}

const isExpected = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && (error.code === 'not_ready' || error.code === 'slug_taken')
