import type { FormName } from '../../contract/forms/forms'
import type { Db } from '../database/open-database'

/** Where what a form brings is kept. */
const tables = {
  contact: 'inquiry',
  support: 'inquiry',
  application: 'applicant',
  comment: 'comment',
} as const satisfies Record<FormName, string>

/** Finds what has come in before. */
export function createIntakeRepository(db: Db) {
  return {
    /** Reference of the message with this key; undefined: none has it. */
    async findReference(form: FormName, key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom(tables[form])
        .select('reference')
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.reference
    },
  }
}
