import { sql, type RawBuilder } from 'kysely'

/** Longest word and most words that are kept of one record: what a person looks for is among them. */
const longest = 60
const most = 3_000

/** The words of texts as a search compares them: in lower case, without accents, each once. */
function listWords(...texts: readonly string[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  const words = plain.match(/[\p{Letter}\p{Number}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, longest)))].slice(0, most)
}

/** The value of a column `words`. */
export const toWords = (...texts: readonly string[]): RawBuilder<string> =>
  sql<string>`array_to_tsvector(string_to_array(${listWords(...texts).join(' ')}, ' '))`

/** Whether the column `words` holds the beginnings of words that a search names, all of them. Its index is used. */
export function holdsWords(search: string): RawBuilder<boolean> {
  const query = listWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')
  return sql<boolean>`words @@ ${query}::tsquery`
}

/** Pattern of LIKE for values that contain a text, whose own "%", "_" and "\" stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
