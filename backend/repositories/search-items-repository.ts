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
      return readOnly(db, async (trx) => {
        const { head, words: column } = columns
        const inHead = await findPlaces(trx, wanted, {
          indexed: sql`${head} @@ ${query}`,
          visible: isVisible(scope),
          most,
        })
        const isShort = (kind: IndexedKind) => (inHead.get(kind)?.length ?? 0) < most
        const inText = await findPlaces(trx, wanted.filter(isShort), {
          indexed: sql`${column} @@ ${query}`,
          visible: sql`not ${head} @@ ${query} and ${isVisible(scope)}`,
          most,
        })
        const places = wanted.flatMap((kind) =>
          [...(inHead.get(kind) ?? []), ...(inText.get(kind) ?? [])].slice(0, most),
        )
        if (places.length === 0) return []
        const { rows } = await sql<FoundRow>`
          select kind, id, variant, state, title, detail, at from search_item
          where ctid = any(${places}::tid[])`.execute(trx)
        return rows
      })
    },

    /** Those of the forms that something in the scope has. */
    async listForms(
      { scope, kinds }: Omit<ItemSearch, 'words'>,
      forms: readonly WordForm[],
    ): Promise<WordForm[]> {
      const wanted = kindsIn(scope, kinds)
      if (wanted.length === 0 || forms.length === 0) return []
      return readOnly(db, async (trx) => {
        // one by one, since to compare each item with hundreds of forms takes longer
        const { rows } = await sql<{ form: string }>`
          select form from unnest(${forms.map(formatForm)}::text[]) as form
          where exists (
            select from search_item where words @@ form::tsquery and ${isOf(wanted)} and ${isVisible(scope)}
          )`.execute(trx)
        const found = new Set(rows.map(({ form }) => form))
        return forms.filter((form) => found.has(formatForm(form)))
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

/** Reads a single state of the table. */
const readOnly = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await readBy(trx, 'words')
      return read(trx)
    })

/**
 * Whether rows are read by the index of their words, or in the order of another one. What it takes to compare the words of
 * all rows is not in the planner's statistics, so that it would do that for rare and for misspelled words.
 */
async function readBy(trx: Db, which: 'words' | 'order'): Promise<void> {
  const inOrder = which === 'words' ? 'off' : 'on'
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${inOrder}, true)`.execute(
    trx,
  )
}

const columns = { head: sql.ref('search_item.head'), words: sql.ref('search_item.words') }

/** What to find: by a condition that has an index, and one that hasn't. */
interface Condition {
  indexed: RawBuilder<unknown>
  visible: RawBuilder<unknown>
  /** How many of each kind, the latest first. */
  most: number
}

/** Where the items are, by their kind. */
type Places = ReadonlyMap<IndexedKind, readonly string[]>

/** Most items with a word that are sorted; a word that more have is common. */
const mostSorted = 2_000
/** Among how many of the latest of a kind those with a common word are looked for first. */
const leastLatest = 300

/**
 * Finds the latest items of each kind. Those with a common word are mostly among the latest of their kind, so that not
 * all of them have to be read and sorted.
 */
async function findPlaces(trx: Db, kinds: readonly IndexedKind[], condition: Condition): Promise<Places> {
  if (kinds.length === 0) return new Map()
  const few = await readMatching(trx, kinds, condition, mostSorted)
  if (few) return few
  await readBy(trx, 'order')
  const { places, complete } = await readLatest(trx, kinds, condition)
  await readBy(trx, 'words')
  const rest = kinds.filter((kind) => !complete.has(kind))
  const others = rest.length === 0 ? undefined : await readMatching(trx, rest, condition, null)
  return new Map(kinds.map((kind) => [kind, (complete.has(kind) ? places : others)?.get(kind) ?? []]))
}

/** Reads all that match, by the index of words. @returns undefined: there are more than `bound`. */
async function readMatching(
  trx: Db,
  kinds: readonly IndexedKind[],
  { indexed, visible, most }: Condition,
  bound: number | null,
): Promise<Places | undefined> {
  const { rows } = await sql<{ kind: IndexedKind; found: number; places: string[] }>`
    with matching as materialized (
      select kind, ctid::text as place, at from search_item
      where ${indexed} and ${isOf(kinds)} and ${visible} limit ${bound === null ? null : bound + 1}::int
    )
    select kind, count(*)::int as found, (array_agg(place order by at desc))[1:${most}::int] as places
    from matching group by kind`.execute(trx)
  const found = rows.reduce((sum, row) => sum + row.found, 0)
  if (bound !== null && found > bound) return undefined
  return new Map(rows.map(({ kind, places }) => [kind, places]))
}

/** Reads the latest items of each kind. A kind is complete if that was all of it, or enough of them match. */
async function readLatest(
  trx: Db,
  kinds: readonly IndexedKind[],
  { indexed, visible, most }: Condition,
): Promise<{ places: Places; complete: ReadonlySet<IndexedKind> }> {
  const count = Math.max(leastLatest, most * 5)
  const { rows } = await sql<{ kind: IndexedKind; seen: number; places: string[] | null }>`
    select wanted.kind, count(*)::int as seen,
      (array_agg(latest.place order by latest.at desc) filter (where latest.matches))[1:${most}::int] as places
    from unnest(${kinds}::text[]) as wanted (kind)
    cross join lateral (
      select ctid::text as place, at, ${indexed} and ${visible} as matches from search_item
      where kind = wanted.kind order by at desc limit ${count}
    ) as latest
    group by wanted.kind`.execute(trx)
  return {
    places: new Map(rows.map(({ kind, places }) => [kind, places ?? []])),
    complete: new Set(
      kinds.filter((kind) => {
        const row = rows.find((one) => one.kind === kind)
        return (row?.seen ?? 0) < count || (row?.places?.length ?? 0) >= most
      }),
    ),
  }
}

/** Identifies an item among those of all kinds. */
export const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

/** The kinds of which the person may see something. */
function kindsIn(scope: SearchScope, only: readonly IndexedKind[] | undefined): IndexedKind[] {
  const { everyones, own, entries, ownEntries } = scope
  const seesEntries = entries.length + ownEntries.length > 0
  const all: IndexedKind[] = [...everyones, ...own, ...(seesEntries ? ['entry' as const] : [])]
  return all.filter((kind) => only === undefined || only.includes(kind))
}

/** The kind, as a value that no index has: conditions on it are checked for what was found by words; see `readBy`. */
const itemKind = sql<IndexedKind>`(search_item.kind || '')`

const isOf = (kinds: readonly IndexedKind[]): RawBuilder<boolean> =>
  sql<boolean>`${itemKind} = any(${kinds}::text[])`

/** The permissions of the person, as a condition on `search_item`. */
function isVisible({ everyones, own, entries, ownEntries, ownerKey }: SearchScope): RawBuilder<boolean> {
  const owner = sql.ref('search_item.owner_key')
  return sql<boolean>`(
    ${itemKind} = any(${[...everyones]}::text[])
    or ${itemKind} = any(${[...own]}::text[]) and ${owner} = ${ownerKey}
    or ${itemKind} = 'entry' and (
      search_item.variant = any(${[...entries]}::text[])
      or search_item.variant = any(${[...ownEntries]}::text[]) and ${owner} = ${ownerKey}
    )
  )`
}

const toTsquery = (words: readonly SearchWord[]): RawBuilder<string> =>
  sql`${words.map(({ forms }) => `(${dropCovered(forms).map(formatForm).join(' | ')})`).join(' & ')}::tsquery`

/** Without forms that begin with another one, which finds the same and more. */
const dropCovered = (forms: readonly WordForm[]): WordForm[] =>
  forms.filter(
    ({ text }) => !forms.some((one) => one.isBeginning && one.text !== text && text.startsWith(one.text)),
  )

/** Words have neither quotes nor backslashes. */
const formatForm = ({ text, isBeginning }: WordForm): string => `'${text}'${isBeginning ? ':*' : ''}`
