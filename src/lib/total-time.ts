/** Working days of each unit that a step may be counted in. */
const units = { days: 1, weeks: 5 } as const

/**
 * How long steps take one after the other, e.g. "6–9 weeks in 3 steps, then monthly": what goes on afterwards has no
 * length. Nothing where a step between others has none, or where a single step is the whole.
 */
export function totalTime(steps: readonly { duration: string }[]): string | undefined {
  const counted = readLengths(steps)
  if (!counted) return undefined
  const [least, most] = (['from', 'to'] as const).map((end) =>
    Math.round(counted.reduce((sum, length) => sum + length[end], 0) / units.weeks),
  )
  const after = steps
    .slice(counted.length)
    .map(({ duration }) => `, then ${duration.replace(/,.*/, '').toLowerCase()}`)
  return `${least}–${most} weeks in ${counted.length} steps${after.join('')}`
}

/**
 * When each step ends if it takes as long as the middle of its range, in weeks from the start; nothing where one has no
 * length. Steps that go on have none either, after all others: they are as long as the shortest.
 */
export function stepWeeks(steps: readonly { duration: string }[]): number[] {
  const middles = readLengths(steps)?.map(({ from, to }) => (from + to) / 2)
  if (!middles) return []
  let days = 0
  return steps.map((_, index) => (days += middles[index] ?? Math.min(...middles)) / units.weeks)
}

/** The ends of a step's range, in working days. */
interface Length {
  from: number
  to: number
}

/** The lengths of steps up to the last that has one; undefined where one between has none, or a single step is the whole. */
function readLengths(steps: readonly { duration: string }[]): Length[] | undefined {
  const lengths = steps.map(({ duration }) => readLength(duration))
  const last = lengths.findLastIndex((length) => length !== undefined)
  const counted = lengths.slice(0, last + 1).flatMap((length) => length ?? [])
  return counted.length > Math.max(1, last) ? counted : undefined
}

function readLength(duration: string): Length | undefined {
  const [, from, to, unit] = /^(\d+)[-–](\d+)\s(days|weeks)$/.exec(duration) ?? []
  const days = unit === 'days' || unit === 'weeks' ? units[unit] : undefined
  return days && { from: Number(from) * days, to: Number(to) * days }
}
