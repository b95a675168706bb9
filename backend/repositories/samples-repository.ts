import type { Stage } from '../../contract/applicant'
import type { Db } from '../database/open-database'

type Conversation = 'inquiry' | 'applicant' | 'comment'

/** Writes sample records as they would be after some days of work. */
export function createSamplesRepository(db: Db) {
  return {
    /** Whether there are no submissions yet. Others that check wait until the end of the transaction. */
    async isEmpty(): Promise<boolean> {
      // the same lock as for seeding employees
      await db.selectFrom('employee').select('id').limit(1).forUpdate().execute()
      const one = (table: Conversation) => db.selectFrom(table).select('id').limit(1).executeTakeFirst()
      return (
        (await one('inquiry')) === undefined &&
        (await one('applicant')) === undefined &&
        (await one('comment')) === undefined
      )
    },

    async setInquiry(
      id: string,
      { at, assignee }: { at: Date; assignee: string | undefined },
    ): Promise<void> {
      const who = assignee === undefined ? {} : { assignee, assignee_key: assignee.toLowerCase() }
      await db
        .updateTable('inquiry')
        .set({ ...datesOf(at), ...who })
        .where('id', '=', id)
        .execute()
    },

    async setApplicant(
      id: string,
      { at, ...rest }: { at: Date; stage: Stage; rating: number },
    ): Promise<void> {
      await db
        .updateTable('applicant')
        .set({ ...datesOf(at), ...rest })
        .where('id', '=', id)
        .execute()
    },

    async setComment(id: string, { at }: { at: Date }): Promise<void> {
      await db.updateTable('comment').set(datesOf(at)).where('id', '=', id).execute()
    },
  }
}

const datesOf = (at: Date) => ({ created_at: at, updated_at: at })
