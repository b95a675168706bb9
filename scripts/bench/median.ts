/** The median of numbers; NaN without any. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return (low + high) / 2
}

/** The median of each field. */
export function medianOfEach<Key extends string>(rows: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(rows[0] ?? {}) as Key[]
  return Object.fromEntries(keys.map((key) => [key, median(rows.map((row) => row[key]))])) as Record<
    Key,
    number
  >
}
