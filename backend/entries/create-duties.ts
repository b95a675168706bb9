import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { StoredEntry } from '../repositories/stored-entry'
import type { EntryParts } from './change-entries'
import { dayIn } from './day-in'
import { eachInTurn } from './each-in-turn'
import { step } from './move-on'
import { publishEntry } from './publish-entry'
import { settlePublishing, type PublishingOptions } from './publishing-options'
import { setOpening } from './set-opening'

/** The service itself, as the audit log names it; it may do what an admin may. */
const system = { email: 'system', role: 'admin' } as const

/**
 * What becomes due by itself. Call both every few seconds; several instances may do so at once, and what became
 * due while none ran is done by the next call.
 */
export function createDuties(db: Db, options: PublishingOptions = {}) {
  const publishing = settlePublishing(options)
  return {
    /**
     * Publishes what is scheduled for now or before. What can't be published any more goes back to its author
     * with a remark.
     *
     * @returns How many were published.
     * @throws What the first one failed of that failed unexpectedly, after all others.
     */
    releaseDue: (now: Date): Promise<number> =>
      eachInTurn({
        db,
        publishing,
        now,
        next: ({ entries }, except) => entries.lockDue(now, except),
        act: release,
      }),

    /**
     * Closes openings whose last day has passed in the firm's time zone.
     *
     * @returns How many were closed.
     * @throws As `releaseDue`.
     */
    closeEnded: (now: Date): Promise<number> =>
      eachInTurn({
        db,
        publishing,
        now,
        next: ({ entries }, except) => entries.lockEnded(dayIn(publishing.timeZone, now), except),
        act: async (parts, entry) => {
          await setOpening(parts, entry, { by: system.email, action: 'close' })
          return true
        },
      }),
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
