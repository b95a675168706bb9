import { sql } from 'kysely'
import type { CalendarItem } from '../../contract/calendar'
import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { visibleTo, type Viewer } from './entry-list-repository'
import { isPublicationVisible } from './publications-repository'

/** A span of time: moments from `start` on and before `end`, and days from the first to the last. */
export interface CalendarSpan {
  start: Date
  end: Date
  firstDay: string
  lastDay: string
  /** Most items of each kind of event. */
  limit: number
}

/** Reads what happens with entries in a span of time, as far as the viewer may see it. */
export function createCalendarRepository(db: Db) {
  return {
    async listPublications(viewer: Viewer, { start, end, limit }: CalendarSpan): Promise<CalendarItem[]> {
      const rows = await db
        .selectFrom('publication')
        .leftJoin('entry', 'entry.id', 'publication.entry_id')
        .select(['publication.id', 'publication.at', 'publication.kind', 'publication.title', 'action'])
        .select(['publication.slug', 'live_slug', 'entry.id as entry', 'trashed_at'])
        .select((is) =>
          is
            .exists(
              is
                .selectFrom('publication as earlier')
                .select('earlier.id')
                .whereRef('earlier.entry_id', '=', 'publication.entry_id')
                .whereRef('earlier.at', '<', 'publication.at')
                .where('earlier.action', '=', 'publish'),
            )
            .as('is_update'),
        )
        .where('publication.at', '>=', start)
        .where('publication.at', '<', end)
        // a later one took its place before visitors saw it
        .where('publication.state', '<>', 'replaced')
        .where((is) => isPublicationVisible(is, viewer))
        .orderBy('publication.at')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        event: eventOf(row.action, row.is_update === true),
        on: row.at.toISOString(),
        kind: row.kind,
        title: row.title,
        entry: row.trashed_at === null ? row.entry : null,
        slug: row.action === 'return' || row.live_slug === row.slug ? row.slug : null,
      }))
    },

    async listScheduled(viewer: Viewer, { start, end, limit }: CalendarSpan): Promise<CalendarItem[]> {
      const rows = await db
        .selectFrom('entry')
        .select(['id', 'publish_at', 'kind', 'title', 'live_slug'])
        .where('publish_at', '>=', start)
        .where('publish_at', '<', end)
        .where((is) => is.and(visibleTo(is, viewer)))
        .orderBy('publish_at')
        .limit(limit)
        .$narrowType<{ publish_at: Date }>()
        .execute()
      return rows.map(({ id, publish_at: at, kind, title, live_slug: slug }) => ({
        id: `scheduled-${id}`,
        event: 'scheduled',
        on: at.toISOString(),
        kind,
        title,
        entry: id,
        slug,
      }))
    },

    /** Deadlines of jobs that visitors can read, or will. */
    async listDeadlines(viewer: Viewer, { firstDay, lastDay, limit }: CalendarSpan): Promise<CalendarItem[]> {
      const fields = sql`(coalesce(live_content, content) -> 'fields')`
      const closes = sql<string>`${fields} ->> 'closes'`
      const rows = await db
        .selectFrom('entry')
        .select([
          'id',
          'kind',
          'live_slug',
          closes.as('closes'),
          sql<string>`${fields} ->> 'title'`.as('title'),
        ])
        .where('kind', '=', 'job')
        .where((is) => is.or([is('live_slug', 'is not', null), is('state', '=', 'scheduled')]))
        .where(closes, '>=', firstDay)
        .where(closes, '<=', lastDay)
        .where((is) => is.and(visibleTo(is, viewer)))
        .orderBy(closes)
        .limit(limit)
        .execute()
      return rows.map(({ id, closes: on, kind, title, live_slug: slug }) => ({
        id: `closes-${id}`,
        event: 'closes',
        on,
        kind,
        title,
        entry: id,
        slug,
      }))
    },
  }
}

function eventOf(action: Publication['action'], isUpdate: boolean): CalendarItem['event'] {
  if (action === 'unpublish') return 'unpublished'
  return action === 'return' || isUpdate ? 'updated' : 'published'
}
