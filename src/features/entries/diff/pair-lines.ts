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
export function pairLines(removed: readonly string[], added: readonly string[]): Pair[] {
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
