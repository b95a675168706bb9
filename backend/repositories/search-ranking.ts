import { sql, type RawBuilder } from 'kysely'
import type { SearchDocument } from '../../contract/search'
import { damping, kindShares } from '../../contract/search-rank'
import {
  isAsTyped,
  isCommonWord,
  isPhrase,
  isTyped,
  toStem,
  toWords,
  type Alternative,
  type SearchPlan,
} from '../../contract/search-words'

/*
 * How pages are indexed and ranked: everything that decides which page is found, and which comes first.
 *
 * What a text's words are and what answers a search is the same as in the browser's index (contract/search-words.ts): the
 * database gets stems. A title counts most, then other names, summary and headings, then the text.
 */

/** Longest text that is indexed of a page, in characters; a tsvector has at most 1 MB. */
const longestText = 200_000

/** Weights of ts_rank for the labels D, C, B and A: headings, summary, names and title. */
const headWeights = sql<string>`'{0.25, 0.375, 0.75, 1}'::real[]`

/** What a match in the text adds: less than one in a heading. */
const textShare = 0.1

/** The columns of a page that is searched. */
export function toColumns({ title, names, summary, headings, text }: SearchDocument) {
  const head = sql<string>`${labelled(title, 'A')} || ${labelled(names, 'B')} ||
    ${labelled(summary, 'C')} || ${labelled(headings, 'D')}`
  const [telling] = toTerms(text.slice(0, longestText))
  return { text, head, words: sql<string>`${head} || to_tsvector('simple', ${telling})` }
}

function labelled(text: string, label: 'A' | 'B' | 'C' | 'D'): RawBuilder<string> {
  return sql`setweight(to_tsvector('simple', ${toTerms(text).join(' ')}), ${label})`
}

/** Stems; those of common words apart, so that phrases are found across them. */
function toTerms(text: string): [telling: string, common: string] {
  const words = toWords(text)
  const stemsOf = (some: readonly string[]) => some.map(toStem).join(' ')
  return [stemsOf(words.filter((word) => !isCommonWord(word))), stemsOf(words.filter(isCommonWord))]
}

/** Whether a page's title is what was typed: it is first, though another says the word more often. */
export const hasTitle = ({ typed }: SearchPlan) =>
  sql<boolean>`ts_filter(head, '{a}') = ${labelled(typed, 'A')}`

/** The search as a tsquery: pages that answer every part, or any. */
export function toQuery({ parts }: Pick<SearchPlan, 'parts'>, which: 'every' | 'any'): RawBuilder<string> {
  const queries = parts.map(
    (alternatives) => `(${alternatives.map((alternative) => formatAlternative(alternative)).join(' | ')})`,
  )
  return sql`${queries.join(which === 'every' ? ' & ' : ' | ')}::tsquery`
}

/** Whether a page says every part as it was typed, not only what means the same. */
export function isTypedIn({ parts }: SearchPlan): RawBuilder<boolean> {
  const typed = parts.map((alternatives) => alternatives.filter(isTyped))
  return typed.every(({ length }) => length > 0)
    ? sql`words @@ ${toQuery({ parts: typed }, 'every')}`
    : sql`false`
}

/** The alternatives as rows: part, weight, query, and the same in the name of an offer, as it was typed. */
export function toRows({ parts }: SearchPlan): RawBuilder<unknown> {
  const rows = parts.flatMap((alternatives, part) =>
    alternatives.map((alternative) => ({
      part,
      weight: alternative.weight,
      query: formatAlternative(alternative),
      name: isAsTyped(alternative)
        ? formatAlternative(alternative, isPhrase(alternatives) ? ':AB' : ':A')
        : null,
    })),
  )
  return sql`select part, weight, query::tsquery as query, name::tsquery as name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (part integer, weight real, query text, name text)`
}

/** Stems are letters and digits alone. @param labels Where they must stand. Default: anywhere. */
function formatAlternative({ is, stems }: Alternative, labels = ''): string {
  const quoted = stems.map((stem) => `'${stem}'${labels}`)
  if (is === 'beginning') return `${quoted.join('')}:*`
  return `(${quoted.join(' <-> ')})`
}

/**
 * Rank of a page among those found, from the rows `asked`: of each part the best alternative counts.
 *
 * @param where "head": title, names, summary and headings alone. "words": the text, too, which takes longer.
 */
export function rankBy(where: 'head' | 'words'): RawBuilder<number> {
  const column = sql.ref(where)
  const rank =
    where === 'head'
      ? sql`ts_rank(${headWeights}, head, query)`
      : sql`case when head @@ query then ts_rank(${headWeights}, head, query) else 0 end
          + ${textShare}::real * ts_rank(words, query)`
  return sql`(select coalesce(sum(power(best, ${damping}::real)), 0) from (
      select max(weight * (${rank})) as best from asked where ${column} @@ query group by part
    ) as by_part) * ${kindShare}`
}

/** How many parts a page answers. */
export const partsAnswered = sql<number>`(select count(distinct part) from asked where words @@ query)`

/** Whether a page is of what the firm offers. */
export const isOffer = sql<boolean>`kind in (${sql.join(
  Object.entries(kindShares).flatMap(([kind, share]) => (share > 1 ? kind : [])),
)})`

const kindShare = sql`case kind ${sql.join(
  Object.entries(kindShares).map(([kind, share]) => sql`when ${kind} then ${share}::real`),
  sql` `,
)} end`
