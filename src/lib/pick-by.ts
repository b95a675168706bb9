/** One of a few strings, always the same one for the same key; empty if there are none. */
export function pickBy(key: string, choices: readonly string[]): string {
  const sum = [...key].reduce((total, letter, index) => total + (index + 1) * letter.charCodeAt(0), 0)
  return choices[sum % choices.length] ?? ''
}
