/** Longest part of an address that a title is made into, in characters. */
const longest = 60

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  '&': ' and ',
}

/** A title as the last part of an address: "Ebb & flow in Åland" becomes "ebb-and-flow-in-aland". */
export function makeSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[ßæœøłđðþ&]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > longest) break
    slug = longer
  }
  return slug === '' ? (words[0] ?? '').slice(0, longest) : slug
}

/** Whether this can stand in an address. */
export const isSlug = (text: string) => text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The slug after a change of the title: follows the title until it is edited or published. */
export function followTitle(slug: string, before: string, after: string, isLive: boolean): string {
  const isUntouched = slug === '' || slug === makeSlug(before)
  return isUntouched && !isLive ? makeSlug(after) : slug
}
