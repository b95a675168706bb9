import type { ExpressionBuilder, Selectable, SelectQueryBuilder, SqlBool } from 'kysely'
import type { EntryCaller } from '../../contract/entry-rules'
import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { toBuild } from './builds-repository'
import type { Tables } from './tables'
import { visibleKinds } from './visible-kinds'

/** A change to the public site, as the caller describes it. */
export type NewPublication = Pick<Publication, 'kind' | 'title' | 'action' | 'slug' | 'hash' | 'by'> & {
  /** The entry that changed. */
  entry: string
}

/** Publications, with their builds. */
export function createPublicationsRepository(db: Db) {
  return {
    /** Call it in the transaction that changes the entry. It replaces an earlier one that no build contains yet. */
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

    /** @param viewer Sees those of the kinds they manage, and of their own entries. Default: all are found. */
    async find(id: string, viewer?: Viewer): Promise<Publication | undefined> {
      const [found] = await read((query) => query.where('publication.id', '=', id), viewer)
      return found
    },

    /** The latest first. */
    async list({ entry, limit }: { entry?: string | undefined; limit: number }, viewer: Viewer) {
      return read(
        (query) =>
          query
            .$if(entry !== undefined, (all) => all.where('publication.entry_id', '=', entry ?? ''))
            .orderBy('publication.at', 'desc')
            .orderBy('publication.id', 'desc')
            .limit(limit),
        viewer,
      )
    },

    /** Finds a publication and keeps others from changing it until the end of the transaction. */
    async findLocked(id: string) {
      return db
        .selectFrom('publication')
        .select(['state', 'build_id as build'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    },
  }

  async function read(narrow: Narrow, viewer?: Viewer): Promise<Publication[]> {
    const rows = await narrow(db.selectFrom('publication').selectAll('publication'))
      .select((is) =>
        is
          .exists(
            is
              .selectFrom('entry')
              .select('entry.id')
              .whereRef('entry.id', '=', 'publication.entry_id')
              .whereRef('entry.live_slug', '=', 'publication.slug'),
          )
          .as('is_readable'),
      )
      .$if(viewer !== undefined, (query) =>
        query
          .leftJoin('entry', 'entry.id', 'publication.entry_id')
          .where((is) => isPublicationVisible(is, viewer ?? nobody)),
      )
      .execute()
    const ids = [...new Set(rows.flatMap(({ build_id: build }) => build ?? []))]
    const builds =
      ids.length === 0 ? [] : await db.selectFrom('build').selectAll().where('id', 'in', ids).execute()
    return rows.map((row) =>
      toPublication(
        row,
        builds.find(({ id }) => id === row.build_id),
      ),
    )
  }
}

/** The person who reads publications. */
type Viewer = EntryCaller

const nobody: Viewer = { email: '', roles: [] }

/** As `maySee` of the contract; publications of deleted entries have no author. */
export function isPublicationVisible(
  is: ExpressionBuilder<Pick<Tables, 'publication' | 'entry'>, 'publication' | 'entry'>,
  viewer: Viewer,
) {
  const { everyones, own } = visibleKinds(viewer.roles)
  return is.or([
    ...(everyones.length === 0 ? [] : [is('publication.kind', 'in', everyones)]),
    ...(own.length === 0
      ? []
      : [
          is.and([
            is('publication.kind', 'in', own),
            is('entry.author_key', '=', viewer.email.toLowerCase()),
          ]),
        ]),
  ])
}

type Narrow = (
  query: SelectQueryBuilder<Tables, 'publication', Selectable<Tables['publication']>>,
) => SelectQueryBuilder<Tables, 'publication', Selectable<Tables['publication']>>

function toPublication(
  row: Selectable<Tables['publication']> & { is_readable: SqlBool },
  build: Selectable<Tables['build']> | undefined,
): Publication {
  const { entry_id: entry, live_at: liveAt, is_readable: isReadable, build_id: _, at, ...rest } = row
  return {
    ...rest,
    entry,
    at: at.toISOString(),
    liveAt: liveAt?.toISOString() ?? null,
    isReadable: isReadable === true,
    build: build ? toBuild(build) : null,
  }
}
