/** The middle of a span of time in weeks, e.g. 2.5 for "2-3 weeks", a week having five days; undefined if it isn't one. */
export function measureWeeks(duration: string): number | undefined {
  const [, from, to = from, unit] = /^(\d+)(?:[-–](\d+))? (day|week)s?$/.exec(duration) ?? []
  return unit ? (Number(from) + Number(to)) / (unit === 'day' ? 10 : 2) : undefined
}
