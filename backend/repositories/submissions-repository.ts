import type { Destination } from '../../contract/forms/form-definition'
import type { Db } from '../database/open-database'

/** Finds earlier submissions. A record's table is named after the destination of its form. */
export function createSubmissionsRepository(db: Db) {
  return {
    /** Reference of the record with this key; undefined: none has it. */
    async findReference(destination: Destination, key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom(destination)
        .select('reference')
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.reference
    },
  }
}
