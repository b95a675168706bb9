import { sql, type RawBuilder } from 'kysely'
import { mostOpened, type IndexedKind } from '../../contract/workspace-search'
import type { Db } from '../database/open-database'
import type { SearchWord, WordForm } from '../search/plan-words'
import type { SearchScope } from '../search/search-scope'

/** Something that was found, without its text. */
export interface FoundRow {
  kind: IndexedKind
  id: string
  variant: string
  state: string
  title: string
  detail: string
  at: Date
}

export interface ItemSearch {
  scope: SearchScope
  /** Only of these kinds; undefined: of all in the scope. */
  kinds: readonly IndexedKind[] | undefined
  words: readonly SearchWord[]
}

/** Longest text in which a match is looked for to show it, in characters. */
const longestShown = 20_000

/** How many of the things that someone opened are kept. */
const keptOpened = 30

/** The index of the workspace's search, which triggers keep, and what each person opened last. */
export function createSearchItemsRepository(db: Db) {
  return {
    /**
     * Items that have every word, at most `most` of each kind: first those that have all of them in title, detail or
     * names, then the latest.
     */
    async search({ scope, kinds, words }: ItemSearch, most: number): Promise<FoundRow[]> {
      const wanted = kindsIn(scope, kinds)
      if (wanted.length === 0 || words.length === 0) return []
      const query = toTsquery(words)
      return db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          // else the texts of all rows are read: what that takes is not in the planner's statistics
          await sql`set local enable_seqscan to off`.execute(trx)
          const { rows } = await sql<FoundRow>`
          with matching as materialized (
            select kind, ctid as place, at, head @@ ${query} as in_head from search_item
            where words @@ ${query} and kind = any(${wanted}) and ${isVisible(scope)}
          )
          select item.kind, item.id, item.variant, item.state, item.title, item.detail, item.at
          from unnest(${wanted}::text[]) as wanted (kind)
          cross join lateral (
            select * from matching where matching.kind = wanted.kind order by in_head desc, at desc limit ${most}
          ) as best
          join search_item as item on item.ctid = best.place`.execute(trx)
          return rows
        })
    },

    /** Whether something in the scope has a form of a word. */
    async hasForm(search: Omit<ItemSearch, 'words'>, word: SearchWord): Promise<boolean> {
      return (await this.listLikeWords(search, word.forms, '', 1)).found
    },

    /**
     * Words of items in the scope that have one of the forms, by their first letter: candidates for what was meant.
     *
     * @param items How many items are looked at.
     */
    async listLikeWords(
      { scope, kinds }: Omit<ItemSearch, 'words'>,
      forms: readonly WordForm[],
      letter: string,
      items: number,
    ): Promise<{ found: boolean; words: string[] }> {
      const wanted = kindsIn(scope, kinds)
      if (wanted.length === 0 || forms.length === 0) return { found: false, words: [] }
      const query = sql`${forms.map(formatForm).join(' | ')}::tsquery`
      return readOnly(db, async (trx) => {
        const { rows } = await sql<{ found: boolean; words: string[] | null }>`
          with having_it as materialized (
            select words from search_item
            where words @@ ${query} and kind = any(${wanted}) and ${isVisible(scope)} limit ${items}
          )
          select exists (select from having_it) as found, (
            select array_agg(distinct lexeme) from having_it, unnest(having_it.words)
            where ${letter} <> '' and starts_with(lexeme, ${letter})
          ) as words`.execute(trx)
        return { found: rows[0]?.found ?? false, words: rows[0]?.words ?? [] }
      })
    },

    /** Texts of items, to show where they match. */
    async readTexts(items: readonly Pick<FoundRow, 'kind' | 'id'>[]): Promise<Map<string, string>> {
      if (items.length === 0) return new Map()
      const keys = JSON.stringify(items.map(({ kind, id }) => ({ kind, id })))
      const { rows } = await sql<{ kind: IndexedKind; id: string; text: string }>`
        select kind, id, left(text, ${longestShown}) as text
        from search_item join jsonb_to_recordset(${keys}::jsonb) as key (kind text, id text) using (kind, id)`.execute(
        db,
      )
      return new Map(rows.map(({ kind, id, text }) => [keyOf({ kind, id }), text]))
    },

    /** What the person opened last and may still see, the latest first. */
    async listOpened(scope: SearchScope): Promise<FoundRow[]> {
      const { rows } = await sql<FoundRow>`
        select kind, id, variant, state, title, detail, search_item.at
        from opened_item join search_item using (kind, id)
        where opened_item.owner_key = ${scope.ownerKey} and ${isVisible(scope)}
        order by opened_item.at desc limit ${mostOpened}`.execute(db)
      return rows
    },

    /** Notes that the person opened something now, and forgets what they opened long ago. @returns false: they may not see it. */
    noteOpened: (scope: SearchScope, { kind, id }: Pick<FoundRow, 'kind' | 'id'>): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql`
          insert into opened_item (owner_key, kind, id)
          select ${scope.ownerKey}, kind, id from search_item
          where kind = ${kind} and id = ${id} and ${isVisible(scope)} for key share
          on conflict (owner_key, kind, id) do update set at = clock_timestamp()
          returning kind`.execute(trx)
        await sql`
          delete from opened_item where owner_key = ${scope.ownerKey} and at <
            (select at from opened_item where owner_key = ${scope.ownerKey}
             order by at desc offset ${keptOpened - 1} limit 1)`.execute(trx)
        return rows.length > 0
      }),
  }
}

/** Reads by the index: else the words of all rows are read, and what that takes is not in the planner's statistics. */
const readOnly = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local enable_seqscan to off`.execute(trx)
      return read(trx)
    })

/** Identifies an item among those of all kinds. */
export const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

/** The kinds of which the person may see something. */
function kindsIn(scope: SearchScope, only: readonly IndexedKind[] | undefined): IndexedKind[] {
  const { everyones, own, entries, ownEntries } = scope
  const seesEntries = entries.length + ownEntries.length > 0
  const all: IndexedKind[] = [...everyones, ...own, ...(seesEntries ? ['entry' as const] : [])]
  return all.filter((kind) => only === undefined || only.includes(kind))
}

/** The permissions of the person, as a condition on `search_item`. */
function isVisible({ everyones, own, entries, ownEntries, ownerKey }: SearchScope): RawBuilder<boolean> {
  const owner = sql.ref('search_item.owner_key')
  return sql<boolean>`(
    search_item.kind = any(${[...everyones]}::text[])
    or search_item.kind = any(${[...own]}::text[]) and ${owner} = ${ownerKey}
    or search_item.kind = 'entry' and (
      search_item.variant = any(${[...entries]}::text[])
      or search_item.variant = any(${[...ownEntries]}::text[]) and ${owner} = ${ownerKey}
    )
  )`
}

const toTsquery = (words: readonly SearchWord[]): RawBuilder<string> =>
  sql`${words.map(({ forms }) => `(${forms.map(formatForm).join(' | ')})`).join(' & ')}::tsquery`

/** Words have neither quotes nor backslashes. */
const formatForm = ({ text, isBeginning }: WordForm): string => `'${text}'${isBeginning ? ':*' : ''}`
