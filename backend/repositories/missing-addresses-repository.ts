import { sql } from 'kysely'
import type { MissingAddress } from '../../contract/missing-address'
import type { Db } from '../database/open-database'

/** Requests for an address that doesn’t exist. */
export interface MissingHits {
  path: string
  hits: number
  /** Page of this site that linked to it; null: not known. */
  linkedFrom: string | null
}

/** Most addresses of one day; further ones are not stored. */
export const mostPerDay = 500

/** Addresses that were asked for but don’t exist, by day. */
export function createMissingAddressesRepository(db: Db) {
  return {
    /** Adds to the counts of a day (UTC, YYYY-MM-DD). */
    async add(day: string, missing: readonly MissingHits[]): Promise<void> {
      if (missing.length === 0) return
      await sql`
        with noted as (
          select path, hits, linked_from, known.path is not null as is_known,
            row_number() over (partition by known.path is null order by hits desc, noted.path) as place
          from (select * from jsonb_to_recordset(${JSON.stringify(missing.map(toRow))}::jsonb)
            as note (path text, hits integer, linked_from text)) noted
          left join (select path from missing_address where day = ${day}) known using (path)
        )
        insert into missing_address (day, path, hits, linked_from)
        select ${day}::date, path, hits, linked_from from noted
        where is_known or place <= ${mostPerDay} - (select count(*) from missing_address where day = ${day})
        on conflict (day, path) do update set
          hits = least(missing_address.hits + excluded.hits, 1000000),
          linked_from = coalesce(excluded.linked_from, missing_address.linked_from)`.execute(db)
    },

    /** The most visited ones since a day, at most 200. */
    async list(since: string): Promise<MissingAddress[]> {
      const { rows } = await sql<MissingAddress>`
        select path, sum(hits)::integer as hits, to_char(max(day), 'YYYY-MM-DD') as "lastDay",
          (array_agg(linked_from order by day desc) filter (where linked_from is not null))[1] as "linkedFrom"
        from missing_address where day >= ${since}
        group by path order by sum(hits) desc, path limit 200`.execute(db)
      return rows
    },

    /** @returns How many rows of days before this one were deleted. */
    async removeBefore(day: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('missing_address')
        .where('day', '<', day)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const toRow = ({ path, hits, linkedFrom }: MissingHits) => ({ path, hits, linked_from: linkedFrom })
