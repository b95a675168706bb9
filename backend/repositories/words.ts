import { sql, type RawBuilder } from 'kysely'

/** Maximum length and number of words indexed for a record. */
const longest = 60
const most = 3_000

/** The words of texts for the search: in lower case, without accents, each once. */
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

/** Whether the column `words` contains all words of a search, by prefix. Uses the index. */
export function holdsWords(search: string): RawBuilder<boolean> {
  const query = listWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')
  return sql<boolean>`words @@ ${query}::tsquery`
}

/** LIKE pattern for values that contain a text, with "%", "_" and "\" escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
