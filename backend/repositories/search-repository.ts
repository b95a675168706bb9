import { sql } from 'kysely'
import { pagesPerKind } from '../../contract/pages-per-kind'
import type { SearchDocument, SearchKind } from '../../contract/search'
import { dropMentions, enough, enoughInHead, leastAnswered, mostNamed } from '../../contract/search-rank'
import { showMatch } from '../../contract/search-snippet'
import type { SearchPlan } from '../../contract/search-words'
import type { Db } from '../database/open-database'
import {
  hasTitle,
  isOffer,
  isTypedIn,
  partsAnswered,
  rankBy,
  toColumns,
  toQuery,
  toRows,
} from './search-ranking'

/** How many releases stay, so that instances which still serve an earlier one search that. */
const kept = 3

/** Pages of one kind whose text is looked at for their rank; the others are too far behind. */
const candidatesPerKind = 20

export interface StoredDocument {
  hash: string
  document: SearchDocument
}

export interface SearchHit {
  kind: SearchKind
  href: string
  title: string
  summary: string
  snippet?: string
  terms: string[]
}

/** What is known of a release: the words of its pages, and which words mean the same. */
export interface ReleaseFacts {
  words: readonly string[]
  synonyms: readonly (readonly string[])[]
}

/** The pages of releases, and the search among them. */
export function createSearchRepository(db: Db) {
  return {
    /** The pages to search: those of a release or, if they aren't loaded, of the one that became live last. */
    async findRelease(hash: string | undefined): Promise<number | undefined> {
      const row = await db
        .selectFrom('search_release')
        .select('id')
        .orderBy(sql`hash = ${hash ?? ''}`, 'desc')
        .orderBy('loaded_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },

    /** Undefined: the release isn't stored any more. */
    async findFacts(release: number): Promise<ReleaseFacts | undefined> {
      const row = await db
        .selectFrom('search_release')
        .select(['words', 'synonyms'])
        .where('id', '=', release)
        .executeTakeFirst()
      return row && { words: row.words.split(' '), synonyms: row.synonyms }
    },

    /** @returns Whether the release is loaded. */
    async hasRelease(hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('search_release')
        .select('id')
        .where('hash', '=', hash)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Notes that a release became live. @returns Whether it is loaded. */
    async noteLive(hash: string): Promise<boolean> {
      const row = await db
        .updateTable('search_release')
        .set({ loaded_at: sql`clock_timestamp()` })
        .where('hash', '=', hash)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** @returns Those of the hashes whose document isn't stored. */
    async listMissing(hashes: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom('search_document')
        .select('hash')
        .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
        .execute()
      const stored = new Set(rows.map(({ hash }) => hash))
      return new Set(hashes.filter((hash) => !stored.has(hash)))
    },

    /** Stores documents that aren't. */
    async add(documents: readonly StoredDocument[]): Promise<void> {
      if (documents.length === 0) return
      const rows = documents.map(({ hash, document }) => {
        const { href, kind, title, summary } = document
        return { hash, href, kind, title, summary, ...toColumns(document) }
      })
      await db
        .insertInto('search_document')
        .values(rows)
        .onConflict((on) => on.column('hash').doNothing())
        .execute()
    },

    /**
     * Makes stored documents the pages of a release. Several instances may do so at once. Removes the oldest releases, and
     * documents of none that nobody can be loading.
     *
     * @returns false: a document is missing, nothing is changed.
     */
    complete: (
      hash: string,
      documents: readonly string[],
      { words, synonyms }: ReleaseFacts,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('search_release')
          .values({ hash, words: words.join(' '), synonyms: JSON.stringify(synonyms) })
          .onConflict((on) => on.column('hash').doUpdateSet({ loaded_at: sql`clock_timestamp()` }))
          .returning('id')
          .executeTakeFirstOrThrow()
        const { rows } = await sql<{ found: number }>`
          with found as (
            select id from search_document where hash = any(${[...documents]}::text[]) for key share
          ), added as (
            insert into search_release_document (document_id, release_id)
            select id, ${id}::integer from found on conflict do nothing
          )
          select count(*)::integer as found from found`.execute(trx)
        if (rows[0]?.found !== new Set(documents).size) {
          await trx.deleteFrom('search_release').where('id', '=', id).execute()
          return false
        }
        await sql`
          delete from search_release where id not in
            (select id from search_release order by loaded_at desc limit ${kept})`.execute(trx)
        await sql`
          delete from search_document where added_at < clock_timestamp() - interval '1 hour'
            and not exists (select from search_release_document where document_id = id)`.execute(trx)
        return true
      }),

    /** The best pages of each kind, the best first: those that answer every part, then good ones that answer some. */
    search: (release: number, plan: SearchPlan): Promise<SearchHit[]> =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          // else the texts of all pages are read: what that takes is not in the planner's statistics
          await sql`set local enable_seqscan to off`.execute(trx)
          const asked = { release, plan }
          const every = await find(trx, asked, 'every')
          if (plan.parts.length < 2 || every.filter(({ isWhole }) => isWhole).length >= enough)
            return toHits(every)
          const some = await find(trx, asked, 'some')
          // better a page that mentions half of it than none
          const found = some.length > 0 || plan.misspelled.length > 0 ? some : await find(trx, asked, 'half')
          return toHits(found)
        }),
  }
}

/** What decides before the rank: the title itself, pages about all that was typed, what is named in it, all that answer it. */
const first = sql`is_title desc, in_head desc, is_named desc, is_whole desc`

interface Search {
  release: number
  plan: SearchPlan
}

interface FoundPage {
  hit: SearchHit
  kind: SearchKind
  /** Whether it answers every part. */
  isWhole: boolean
  isAbout: boolean
  isTyped: boolean
}

const toHits = (pages: readonly FoundPage[]) => dropMentions(pages).map(({ hit }) => hit)

/**
 * @param which "every": pages that answer every part, and what a part names. "some": also good ones that answer some.
 * "half": all that answer half of it.
 */
async function find(
  db: Db,
  { release, plan }: Search,
  which: 'every' | 'some' | 'half',
): Promise<FoundPage[]> {
  const isHalf = sql`${partsAnswered} >= ${Math.ceil(plan.parts.length * leastAnswered)}`
  const isKept = {
    every: sql`is_whole or (is_named and ${isHalf})`,
    some: sql`is_whole or ((is_named or rank > 0) and ${isHalf})`,
    half: isHalf,
  }[which]
  const inRelease = sql`exists (select from search_release_document where document_id = id and release_id = ${release})`
  const { rows } = await sql<{
    kind: SearchKind
    href: string
    title: string
    summary: string
    text: string
    is_whole: boolean
    in_head: boolean
    is_typed: boolean
  }>`
      with asked as materialized (${toRows(plan)}),
      titled as (
        select distinct id, part from asked join search_document on words @@ name where ${isOffer} and ${inRelease}
      ), named as materialized (
        select id from (select id, count(*) over (partition by part) as pages from titled) as counted
        where pages <= ${mostNamed}
      ), matching as materialized (
        select id from search_document where words @@ ${toQuery(plan, which === 'every' ? 'every' : 'any')}
        union select id from named
      ), found as (
        select id, kind, href, ${hasTitle(plan)} as is_title, words @@ ${toQuery(plan, 'every')} as is_whole,
          head @@ ${toQuery(plan, 'every')} as in_head, id in (select id from named) as is_named, ${rankBy('head')} as rank
        from search_document
        where id in (select id from matching) and ${inRelease}
      ), candidates as (
        select *, count(*) filter (where in_head) over () as heads,
          row_number() over (partition by kind order by ${first}, rank desc, href) as place
        from found
      ), ranked as (
        select kind, href, title, summary, text, is_title, is_whole, in_head, is_named, ${isTypedIn(plan)} as is_typed,
          ${rankBy('words')} as total
        from candidates join search_document using (id, kind, href)
        where place <= ${candidatesPerKind} and (in_head or is_named or heads < ${enoughInHead}) and (${isKept})
      ), placed as (
        select *, row_number() over (partition by kind order by ${first}, total desc, href) as final from ranked
      )
      select kind, href, title, summary, text, is_whole, in_head, is_typed
      from placed where final <= ${pagesPerKind} order by ${first}, total desc, href`.execute(db)
  return rows.map(({ text, is_whole, in_head, is_typed, ...hit }) => ({
    hit: { ...hit, ...showMatch({ ...hit, text }, plan) },
    kind: hit.kind,
    isWhole: is_whole,
    isAbout: in_head,
    isTyped: is_typed,
  }))
}
