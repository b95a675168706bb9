import { diffArrays } from 'diff/lib/diff/array.js'

/** A line of a comparison; null on a side without it. */
export interface DiffRow {
  kind: 'same' | 'changed' | 'removed' | 'added'
  before: DiffPart[] | null
  after: DiffPart[] | null
}

export interface TextDiff {
  rows: DiffRow[]
  /** Whether parts were only compared line by line, because too much differs. */
  coarse: boolean
}

/** The most differing lines before a text is compared as a whole; limits the work on large texts. */
const maxEdits = 1_000
/** The most characters that are compared word by word. */
const wordBudget = 80_000

/** Compares two texts by lines, then changed lines by words. */
export function diffTexts(before: string, after: string): TextDiff {
  const [old, now] = [linesOf(before), linesOf(after)]
  const changes = diffArrays(old, now, { maxEditLength: maxEdits })
  const diff: TextDiff = { rows: [], coarse: changes === undefined }
  const budget = { left: wordBudget }
  let removed: string[] = []
  for (const change of [...(changes ?? replaceMiddle(old, now)), nothing]) {
    if (change.removed) {
      removed = change.value
      continue
    }
    addChanged(diff, removed, change.added ? change.value : [], budget)
    removed = []
    if (!change.added) for (const line of change.value) diff.rows.push(sameRow(line))
  }
  return diff
}

interface LineChange {
  value: string[]
  added?: boolean
  removed?: boolean
}

/** A last change that adds the lines removed before it to the rows. */
const nothing: LineChange = { value: [] }

const linesOf = (text: string) => (text === '' ? [] : text.replaceAll('\r\n', '\n').split('\n'))

/** One change: all between the common start and the common end. */
function replaceMiddle(old: string[], now: string[]): LineChange[] {
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return [
    { value: old.slice(0, start) },
    { value: old.slice(start, old.length - end), removed: true },
    { value: now.slice(start, now.length - end), added: true },
    { value: old.slice(old.length - end) },
  ]
}

function addChanged(diff: TextDiff, removed: string[], added: string[], budget: { left: number }): void {
  if (removed.length + added.length === 0) return
  for (const pair of pairLines(removed, added)) {
    const old = pair.before === undefined ? undefined : removed[pair.before]
    const now = pair.after === undefined ? undefined : added[pair.after]
    if (old !== undefined && now !== undefined)
      diff.rows.push(old === now ? sameRow(old) : changedRow(diff, old, now, budget))
    else if (old !== undefined) diff.rows.push({ kind: 'removed', before: whole(old), after: null })
    else if (now !== undefined) diff.rows.push({ kind: 'added', before: null, after: whole(now) })
  }
}

function changedRow(diff: TextDiff, old: string, now: string, budget: { left: number }): DiffRow {
  budget.left -= old.length + now.length
  const words = budget.left < 0 ? undefined : diffWords(old, now)
  if (words === undefined) diff.coarse = true
  return { kind: 'changed', before: words?.before ?? whole(old), after: words?.after ?? whole(now) }
}

const whole = (text: string): DiffPart[] => [{ text, same: false }]
const sameRow = (text: string): DiffRow => {
  const parts = [{ text, same: true }]
  return { kind: 'same', before: parts, after: parts }
}

/** A part of a line on one side of a comparison. */
export interface DiffPart {
  text: string
  /** Whether the other side has it too. */
  same: boolean
}

interface WordDiff {
  before: DiffPart[]
  after: DiffPart[]
}

/** The longest line that is compared word by word, in characters, and the most words that may differ. */
const wordLimits = { length: 8_000, edits: 600 } as const

/** The share of the longer line that has to be the same for words to be marked one by one. */
const minSame = 0.25

/** Compares two lines by words; undefined if that would take too long. */
function diffWords(before: string, after: string): WordDiff | undefined {
  if (before.length > wordLimits.length || after.length > wordLimits.length) return undefined
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: wordLimits.edits })
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

/** Lines with little in common read better as a whole. */
function isAlike({ before, after }: WordDiff): boolean {
  const length = (parts: DiffPart[]) => parts.reduce((sum, { text }) => sum + text.length, 0)
  const same = length(before.filter((part) => part.same))
  return same >= minSame * Math.max(length(before), length(after))
}

/** Words, spaces and punctuation, which join to the text. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []

/** A space between two changed words counts as changed, so that a changed phrase is marked as one. */
const isGap = (text: string, index: number, length: number) =>
  index > 0 && index < length - 1 && text.trim() === ''

function append(parts: DiffPart[], text: string, same: boolean): void {
  const last = parts.at(-1)
  if (last?.same === same) last.text += text
  else parts.push({ text, same })
}

/** The most pairs that are compared with each other; beyond that, lines are paired in order. */
const maxPairs = 2_500
/** The share of common words from which a line counts as changed, not as replaced. */
const minAlike = 0.4

interface Pair {
  /** Index of the removed line; undefined if the line is new. */
  before?: number
  /** Index of the added line; undefined if the line was removed. */
  after?: number
}

/** Pairs each removed line with the added line it became, in order; the others stay single. */
function pairLines(removed: readonly string[], added: readonly string[]): Pair[] {
  if (removed.length === 1 && added.length === 1) return [{ before: 0, after: 0 }]
  const bags = { removed: removed.map(countWordsOf), added: added.map(countWordsOf) }
  const alike = (before: number, after: number) => shareOf(bags.removed[before], bags.added[after])
  const matches =
    removed.length * added.length <= maxPairs
      ? findBest(removed.length, added.length, alike)
      : pairInOrder(Math.min(removed.length, added.length), alike)
  return fillGaps(matches, removed.length, added.length)
}

type Match = readonly [before: number, after: number]
type Alike = (before: number, after: number) => number
type Bag = ReadonlyMap<string, number>

const pairInOrder = (length: number, alike: Alike): Match[] =>
  Array.from({ length }, (_, index) => [index, index] as const).filter(
    ([before, after]) => alike(before, after) >= minAlike,
  )

/** The pairs with the most in common in total, none crossing another. */
function findBest(rows: number, columns: number, alike: Alike): Match[] {
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  const gain = (row: number, column: number) => {
    const share = alike(row, column)
    return share < minAlike ? 0 : share
  }
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const paired = gain(row, column) + at(row + 1, column + 1)
      best[row]?.fill(Math.max(paired, at(row + 1, column), at(row, column + 1)), column, column + 1)
    }
  const matches: Match[] = []
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (at(row, column) === at(row + 1, column)) row++
    else if (at(row, column) === at(row, column + 1)) column++
    else matches.push([row++, column++])
  }
  return matches
}

function fillGaps(matches: readonly Match[], rows: number, columns: number): Pair[] {
  const pairs: Pair[] = []
  let row = 0
  let column = 0
  for (const [before, after] of [...matches, [rows, columns] as const]) {
    while (row < before) pairs.push({ before: row++ })
    while (column < after) pairs.push({ after: column++ })
    if (before < rows) pairs.push({ before: row++, after: column++ })
  }
  return pairs
}

function countWordsOf(line: string): Bag {
  const bag = new Map<string, number>()
  for (const word of line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

/** From 0, nothing in common, to 1, the same words. */
function shareOf(one: Bag | undefined, other: Bag | undefined): number {
  if (one === undefined || other === undefined) return 0
  const total = sizeOf(one) + sizeOf(other)
  if (total === 0) return 0
  let common = 0
  for (const [word, times] of one) common += Math.min(times, other.get(word) ?? 0)
  return (2 * common) / total
}

const sizeOf = (bag: Bag) => [...bag.values()].reduce((sum, times) => sum + times, 0)
