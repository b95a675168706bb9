import type { Selectable } from 'kysely'
import type { Build, Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** What the caller knows of a change of the public site. */
export type NewPublication = Pick<Publication, 'kind' | 'title' | 'action' | 'slug' | 'hash' | 'by'> & {
  /** The entry that changed. */
  entry: string
}

/** Keeps the receipts of publishing. */
export function createPublicationsRepository(db: Db) {
  return {
    /** Call it in the transaction that changes the entry. An earlier one that no build carries yet is replaced. */
    async add({ entry, ...values }: NewPublication): Promise<string> {
      await db
        .updateTable('publication')
        .set({ state: 'replaced' })
        .where('entry_id', '=', entry)
        .where('state', '=', 'saved')
        .execute()
      const row = await db
        .insertInto('publication')
        .values({ ...values, entry_id: entry })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async find(id: string): Promise<Publication | undefined> {
      const row = await db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const build = row.build_id === null ? undefined : await findBuild(db, row.build_id)
      return toPublication(row, build)
    },
  }
}

async function findBuild(db: Db, id: string) {
  return db.selectFrom('build').selectAll().where('id', '=', id).executeTakeFirst()
}

function toPublication(
  row: Selectable<Tables['publication']>,
  build: Selectable<Tables['build']> | undefined,
): Publication {
  const { entry_id: entry, live_at: liveAt, build_id: _, at, ...rest } = row
  return {
    ...rest,
    entry,
    at: at.toISOString(),
    liveAt: liveAt?.toISOString() ?? null,
    build: build ? toBuild(build) : null,
  }
}

const shownLines = 40

function toBuild(row: Selectable<Tables['build']>): Build {
  const { id, by, state, step, failure } = row
  const lines = row.log.split('\n').filter((line) => line.trim() !== '')
  return {
    id,
    by,
    state,
    step,
    failure,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    log: lines.slice(-shownLines),
  }
}
