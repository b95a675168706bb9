/** The phrases of a title, each with the mark that ends it: its lines break there where they can. */
export const splitPhrases = (title: string): string[] => title.match(/\S.*?(?:[.?!:,](?= \S)|$)/g) ?? []
