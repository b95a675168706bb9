const quarterHourMs = 15 * 60_000
const quartersOfTwoDays = 2 * 24 * 4

const formats = new Map<string, Intl.DateTimeFormat>()

function timeIn(timeZone: string, at: number): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/**
 * The last time it was 08:00 in a time zone (IANA name): today, or before that hour yesterday. Time zones differ by
 * quarters of an hour, so only those are looked at, and days of 23 or 25 hours need no rule of their own.
 */
export function lastDigestTime(timeZone: string, now: Date): Date {
  let at = Math.floor(now.getTime() / quarterHourMs) * quarterHourMs
  for (let count = 0; count < quartersOfTwoDays; count++, at -= quarterHourMs)
    if (timeIn(timeZone, at) === '08:00') return new Date(at)
  throw new Error(`It is never 08:00 in ${timeZone}.`)
}
