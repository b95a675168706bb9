/** The current time and the company's time zone. Passed to everything that needs the time, so that tests can set it. */
export interface Clock {
  now: () => Date
  /** Today in the company's time zone, as "2026-11-21". */
  today: () => string
  /** The day of a moment, in the company's time zone. */
  dayOf: (at: Date) => string
  /** IANA name of the company's time zone. */
  timeZone: string
}

export interface ClockOptions {
  /** Default "UTC". */
  timeZone?: string
  /** Default: the clock of this machine. */
  now?: () => Date
}

export function createClock({ timeZone = 'UTC', now = () => new Date() }: ClockOptions = {}): Clock {
  const dayOf = (at: Date) => dayIn(timeZone, at)
  return { timeZone, now, dayOf, today: () => dayOf(now()) }
}

/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60_000

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment in a time zone (IANA name), as "2026-11-21". */
export function dayIn(timeZone: string, at: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Canada writes dates as ISO does
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}
