const cut = (title: string, marks: string) =>
  title.match(new RegExp(`\\S.*?(?:[${marks}](?= \\S)|$)`, 'g')) ?? []

/** The phrases of a title, each with the mark that ends it: sentences and what a colon announces, else what commas part. */
export function splitPhrases(title: string): string[] {
  const sentences = cut(title, '.?!:')
  return sentences.length > 1 ? sentences : cut(title, ',')
}
