import { diffArrays } from 'diff'

/** A stretch of one side of a comparison. */
export interface DiffPart {
  text: string
  /** Whether the other side has it too. */
  same: boolean
}

export interface WordDiff {
  before: DiffPart[]
  after: DiffPart[]
}

/** Longest line that is compared word by word, in characters, and how many changed words it may have. */
const most = { length: 8_000, edits: 600 } as const

/** Least share of the longer line that stays the same for words to be marked one by one. */
const leastSame = 0.25

/** What differs between two lines, by words; undefined where that would take too long. */
export function diffWords(before: string, after: string): WordDiff | undefined {
  if (before.length > most.length || after.length > most.length) return undefined
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: most.edits })
  if (changes === undefined) return undefined
  const diff: WordDiff = { before: [], after: [] }
  changes.forEach(({ value, added, removed }, index) => {
    const text = value.join('')
    const same = !added && !removed && !isGap(text, index, changes.length)
    if (!added) append(diff.before, text, same)
    if (!removed) append(diff.after, text, same)
  })
  return isAlike(diff)
    ? diff
    : { before: [{ text: before, same: false }], after: [{ text: after, same: false }] }
}

/** Lines with little in common read better whole than in crumbs. */
function isAlike({ before, after }: WordDiff): boolean {
  const length = (parts: DiffPart[]) => parts.reduce((sum, { text }) => sum + text.length, 0)
  const same = length(before.filter((part) => part.same))
  return same >= leastSame * Math.max(length(before), length(after))
}

/** Words, spaces and signs: put together again they are the text. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []

/** A space between two changed words counts as changed: a changed phrase then reads in one piece. */
const isGap = (text: string, index: number, length: number) =>
  index > 0 && index < length - 1 && text.trim() === ''

function append(parts: DiffPart[], text: string, same: boolean): void {
  const last = parts.at(-1)
  if (last?.same === same) last.text += text
  else parts.push({ text, same })
}
