/** Whether every word of the query stands somewhere in the text; case and accents do not matter. */
export function matchesWords(text: string, query: string): boolean {
  const plain = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
