import { diff3Merge } from 'node-diff3'

/** Two changed versions of a text in one. Where both changed the same paragraph differently, each side has its own. */
interface MergedTexts {
  /** With the one version's paragraphs where they collide. */
  mine: string
  /** With the other version's. */
  theirs: string
  /** Whether both changed the same paragraph differently; without, both are the same text. */
  collide: boolean
}

/** Merges what two people changed in a text, by paragraph. @param base The version that both started from. */
export function mergeTexts(base: string, mine: string, theirs: string): MergedTexts {
  const regions = mergeRegions(base, mine, theirs)
  const join = (side: 'mine' | 'theirs') => regions.flatMap((region) => region[side]).join('')
  return { mine: join('mine'), theirs: join('theirs'), collide: regions.some(({ collide }) => collide) }
}

/** The merged text in places that are settled, and places where both changed the same paragraph differently. */
export function mergeRegions(base: string, mine: string, theirs: string): MergedRegion[] {
  return diff3Merge(splitParagraphs(mine), splitParagraphs(base), splitParagraphs(theirs), {
    excludeFalseConflicts: true,
  }).map(({ ok = [], conflict }): MergedRegion => {
    if (!conflict) return { base: ok, mine: ok, theirs: ok, collide: false }
    const { a, o, b } = conflict
    const both = insertAround(o, a, b) ?? insertAround(o, b, a)
    return both
      ? { base: o, mine: both, theirs: both, collide: false }
      : { base: o, mine: a, theirs: b, collide: true }
  })
}

/** Paragraphs of each version in one place of the text. Of a settled place, both sides are the merged ones. */
export interface MergedRegion {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  collide: boolean
}

/** What one person inserted before or after paragraphs that the other changed; undefined where it was something else. */
function insertAround(base: string[], inserting: string[], changing: string[]): string[] | undefined {
  const { length } = base
  const [begins, ends] = [inserting.slice(0, length), inserting.slice(-length)]
  if (length === 0) return undefined
  if (isSame(ends, base) && !isSame(changing.slice(-length), base))
    return [...inserting.slice(0, -length), ...changing]
  if (isSame(begins, base) && !isSame(changing.slice(0, length), base))
    return [...changing, ...inserting.slice(length)]
  return undefined
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

/** Paragraphs, and what stands between them: changes of neighbours then don't touch. */
const splitParagraphs = (text: string): string[] =>
  text.split(/(\n(?:[ \t]*\n)+|\n$)/).filter((part) => part !== '')
