import { doAllDue, type StepOutcome } from '../conversations/do-all-due'
import type { Db } from '../database/open-database'
import { isAway } from '../errors/is-away'
import { eraseInquiry } from './erase-inquiry'
import { changeInquiry } from './inquiry-parts'

export interface InboxDutiesOptions {
  db: Db
  /** How long what is dealt with is kept; undefined: until somebody erases it. */
  months: number | undefined
}

/** What becomes due by itself at the inbox; several instances may do it at once. */
export function createInboxDuties({ db, months }: InboxDutiesOptions) {
  return {
    /** Erases what is closed or spam, and was left alone for so many months. @returns How many. */
    eraseOld: async (now: Date): Promise<number> =>
      months === undefined ? 0 : doAllDue((except) => eraseNext(db, { now, months }, except)),
  }
}

async function eraseNext(
  db: Db,
  due: { now: Date; months: number },
  except: readonly string[],
): Promise<StepOutcome> {
  let id: string | undefined
  try {
    return await changeInquiry(db, async (parts) => {
      const inquiry = await parts.inquiries.lockDue(due, except)
      if (!inquiry) return 'none'
      id = inquiry.id
      await eraseInquiry(parts, inquiry, 'system')
      return 'done'
    })
  } catch (error) {
    if (id === undefined || isAway(error)) throw error
    return { id, error }
  }
}
