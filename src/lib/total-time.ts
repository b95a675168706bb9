/** Working days of each unit that a step may be counted in. */
const units = { days: 1, weeks: 5 } as const

/**
 * How long steps take one after the other, e.g. "6–9 weeks in 3 steps, then monthly": what goes on afterwards has no
 * length. Nothing where a step between others has none, or where a single step is the whole.
 */
export function totalTime(steps: readonly { duration: string }[]): string | undefined {
  const lengths = steps.map(({ duration }) => readLength(duration))
  const last = lengths.findLastIndex((length) => length !== undefined)
  const counted = lengths.slice(0, last + 1).flatMap((length) => length ?? [])
  if (counted.length < 2 || counted.length <= last) return undefined
  const [least, most] = (['from', 'to'] as const).map((end) =>
    Math.round(counted.reduce((sum, length) => sum + length[end], 0) / units.weeks),
  )
  const after = steps
    .slice(last + 1)
    .map(({ duration }) => `, then ${duration.replace(/,.*/, '').toLowerCase()}`)
  return `${least}–${most} weeks in ${counted.length} steps${after.join('')}`
}

/**
 * When each step ends if it takes as long as the middle of its range, in weeks from the start; nothing where one has no
 * length. Steps that go on have none either, after all others: they are as long as the shortest.
 */
export function stepWeeks(steps: readonly { duration: string }[]): number[] {
  const lengths = steps.map(({ duration }) => readLength(duration))
  const last = lengths.findLastIndex((length) => length !== undefined)
  const counted = lengths
    .slice(0, last + 1)
    .flatMap((length) => (length ? [(length.from + length.to) / 2] : []))
  if (counted.length < 2 || counted.length <= last) return []
  let days = 0
  return steps.map((_, index) => (days += counted[index] ?? Math.min(...counted)) / units.weeks)
}

/** Its ends in working days. */
function readLength(duration: string): { from: number; to: number } | undefined {
  const [, from, to, unit] = /^(\d+)[-–](\d+)\s(days|weeks)$/.exec(duration) ?? []
  const days = unit === 'days' || unit === 'weeks' ? units[unit] : undefined
  return days && { from: Number(from) * days, to: Number(to) * days }
}
