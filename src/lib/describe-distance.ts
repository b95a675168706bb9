const minute = 60_000

/** How far `to` lies from `from` (both in milliseconds), as people say it: "in 3 hours", "2 days ago". */
export function describeDistance(from: number, to: number): string {
  const size = describeSize(Math.abs(to - from))
  if (size === undefined) return to > from ? 'in less than a minute' : 'just now'
  return to > from ? `in ${size}` : `${size} ago`
}

/** Rounded as people would say it; undefined below a minute. */
function describeSize(milliseconds: number): string | undefined {
  const minutes = Math.round(milliseconds / minute)
  if (milliseconds < minute) return undefined
  if (minutes < 60) return count(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours < 36) return count(hours, 'hour')
  const days = Math.round(minutes / (60 * 24))
  return days < 60 ? count(days, 'day') : `about ${count(Math.round(days / 30.4), 'month')}`
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`
