import { doAllDue, type StepOutcome } from '../conversations/do-all-due'
import type { Db } from '../database/open-database'
import { dayIn } from '../entries/day-in'
import { isAway } from '../errors/is-away'
import type { FileStore } from '../files/file-store'
import { changeApplicants } from './change-applicants'
import { eraseApplicant } from './erase-applicant'
import { removeCv } from './remove-cv'

export interface HiringDutiesOptions {
  db: Db
  files: FileStore
  /** IANA name of the firm's time zone, by which days begin. */
  timeZone: string
}

/** What becomes due by itself at the desk of applicants; several instances may do it at once. */
export function createHiringDuties({ db, files, timeZone }: HiringDutiesOptions) {
  return {
    /**
     * Erases applications from the beginning of their last day on. One that fails holds up no other.
     *
     * @returns How many were erased.
     * @throws What the first failed of, after all others.
     */
    eraseDue: (now: Date): Promise<number> =>
      doAllDue((except) => eraseNext({ db, files }, dayIn(timeZone, now), except)),
  }
}

async function eraseNext(
  place: Pick<HiringDutiesOptions, 'db' | 'files'>,
  day: string,
  except: readonly string[],
): Promise<StepOutcome> {
  let id: string | undefined
  try {
    const erased = await changeApplicants(place.db, async (parts) => {
      const due = await parts.applicants.lockDue(day, except)
      id = due?.id
      return due && { cvId: await eraseApplicant(parts, due, 'system') }
    })
    if (!erased) return 'none'
    if (erased.cvId !== null) await removeCv(place, erased.cvId)
    return 'done'
  } catch (error) {
    if (id === undefined || isAway(error)) throw error
    return { id, error }
  }
}
