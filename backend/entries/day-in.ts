/** The day it is at a moment in a time zone (IANA name), as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  // Canada writes dates as ISO does.
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', format).format(at)
}
