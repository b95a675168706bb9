import { sql, type RawBuilder } from 'kysely'
import type { SearchDocument } from '../../contract/search'

/*
 * How pages are indexed and ranked: everything that decides which page is found, and which comes first.
 *
 * Words are compared by their English stem and literally; the last one typed may be the beginning of a word. A title
 * counts most, then other names, summary and headings, then the text: as in the browser's index (src/config/search.ts).
 */

/** Longest text that is indexed of a page, in characters; a tsvector has at most 1 MB. */
const longestText = 200_000

/** Most words of a search that count. */
const mostWords = 10

/** Weights of ts_rank for the labels D, C, B and A: headings, summary, names and title. */
const headWeights = sql<string>`'{0.25, 0.375, 0.75, 1}'::real[]`

/** What a match in the text adds: less than one in a heading. */
const textShare = 0.1

/** What a title adds that is what was typed, or begins with it. */
const wholeTitle = 2
const titleBeginning = 0.75

/** Lower case, without accents and punctuation: PostgreSQL's parser would take "node.js" for a host. */
export const toPlain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** The columns of a page that is searched. */
export function toColumns({ title, names, summary, headings, text }: SearchDocument) {
  const head = sql<string>`${labelled(title, 'A')} || ${labelled(names, 'B')} ||
    ${labelled(summary, 'C')} || ${labelled(headings, 'D')}`
  const plain = toPlain(text.slice(0, longestText))
  return {
    title_key: toPlain(title),
    head,
    words: sql<string>`${head} || to_tsvector('english', ${plain}) || strip(to_tsvector('simple', ${plain}))`,
  }
}

function labelled(text: string, label: 'A' | 'B' | 'C' | 'D'): RawBuilder<string> {
  const plain = toPlain(text)
  return sql`setweight(to_tsvector('english', ${plain}) || to_tsvector('simple', ${plain}), ${label})`
}

/** What was typed, as words. */
export interface SearchWords {
  words: readonly string[]
  /** May be the beginning of a word; too short ones stand for themselves. */
  last: string
}

/** undefined: there is no word. */
export function readWords(typed: string): SearchWords | undefined {
  const words = toPlain(typed).split(' ').slice(0, mostWords)
  const last = words.pop() ?? ''
  return last === '' ? undefined : { words, last }
}

/** The search as a tsquery: pages with every word, or with any. */
export function toQuery({ words, last }: SearchWords, which: 'every' | 'any'): RawBuilder<string> {
  const parts = [...words.map(wholeWord), last.length < 2 ? wholeWord(last) : beginning(last)]
  return sql`(${sql.join(parts, which === 'every' ? sql` && ` : sql` || `)})`
}

/** Words such as "the" are left out: every page has them. */
const wholeWord = (word: string): RawBuilder<string> =>
  sql`case when numnode(plainto_tsquery('english', ${word})) = 0 then ''::tsquery
    else plainto_tsquery('english', ${word}) || plainto_tsquery('simple', ${word}) end`

const beginning = (word: string): RawBuilder<string> =>
  sql`(plainto_tsquery('english', ${word}) || to_tsquery('simple', ${`'${word}':*`}))`

/** Rank by title, names, summary and headings. */
export function headRank({ words, last }: SearchWords, query: RawBuilder<string>): RawBuilder<number> {
  const typed = [...words, last].join(' ')
  return sql`ts_rank(${headWeights}, head, ${query}) + case
    when title_key = ${typed} then ${wholeTitle}::real
    when starts_with(title_key, ${typed}) then ${titleBeginning}::real
    else 0 end`
}

/** What the text adds to the rank. */
export const textRank = (query: RawBuilder<string>): RawBuilder<number> =>
  sql`${textShare}::real * ts_rank(words, ${query})`
