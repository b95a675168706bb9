/** "Nora Lindqvist" as "NL", for where there is no photo: the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '')
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
