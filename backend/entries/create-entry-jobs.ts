import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { forEachDue } from '../jobs/for-each-due'
import type { StoredEntry } from '../repositories/stored-entry'
import { partsOf, type EntryParts } from './change-entries'
import { step } from './move-on'
import { publishEntry } from './publish-entry'
import { settlePublishing, type PublishingOptions } from './publishing-options'
import { setOpening } from './set-opening'

/** The service itself, as the audit log names it, with the permissions of an admin. */
const system = { email: 'system', role: 'admin' } as const

/**
 * Scheduled jobs of entries. Run both every few seconds; several instances may do so at once, and what became due while
 * none ran is done by the next run.
 */
export function createEntryJobs(db: Db, options: PublishingOptions = {}) {
  const publishing = settlePublishing(options)
  const committed = (isPublic: boolean) => {
    if (isPublic) publishing.onPublished()
  }
  return {
    /**
     * Publishes entries scheduled for now or before. One that can't be published any more goes back to its author with
     * a remark.
     *
     * @returns How many were published.
     * @throws The first unexpected error, after all other entries.
     */
    releaseDue: async (now: Date): Promise<number> => {
      const released = await forEachDue(db, {
        next: ({ entries }, except) => entries.lockDue(now, except),
        act: (repositories, entry) => release(partsOf(repositories.db, publishing, now), entry),
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
          const parts = partsOf(repositories.db, publishing, now)
          await setOpening(parts, entry, { by: system.email, action: 'close' })
          return true
        },
        committed,
      })
      return closed.length
    },
  }
}

async function release(parts: EntryParts, entry: StoredEntry): Promise<boolean> {
  try {
    await publishEntry(parts, system, entry)
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    await parts.remarks.add(entry.id, { by: system.email, at: parts.at, text: error.message })
    await step(parts, entry, { by: system.email, action: 'request-changes', state: 'changes_requested' })
    return false
  }
}

const isRefusal = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && (error.code === 'not_ready' || error.code === 'slug_taken')
