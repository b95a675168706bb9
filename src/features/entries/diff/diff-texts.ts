import { diffArrays } from 'diff'
import { diffWords, type DiffPart } from './diff-words'
import { pairLines } from './pair-lines'

/** A line of a comparison; null on the side that does not have it. */
export interface DiffRow {
  kind: 'same' | 'changed' | 'removed' | 'added'
  before: DiffPart[] | null
  after: DiffPart[] | null
}

export interface TextDiff {
  rows: DiffRow[]
  /** Whether so much differs that parts were compared by whole lines only. */
  coarse: boolean
}

/** Most lines that may differ before a text is compared as a whole; bounds the work on the largest texts. */
const mostEdits = 1_000
/** Characters that are compared word by word, in all. */
const mostForWords = 80_000

/** What differs between two texts: lines first, then words within lines that were changed. */
export function diffTexts(before: string, after: string): TextDiff {
  const [old, now] = [linesOf(before), linesOf(after)]
  const changes = diffArrays(old, now, { maxEditLength: mostEdits })
  const diff: TextDiff = { rows: [], coarse: changes === undefined }
  const budget = { left: mostForWords }
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

/** Ends the changes, so that what was removed last is added to the rows too. */
const nothing: LineChange = { value: [] }

const linesOf = (text: string) => (text === '' ? [] : text.replaceAll('\r\n', '\n').split('\n'))

/** Everything between the common beginning and the common end, as one change. */
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
