import { locale } from './locale'

let long: Intl.DateTimeFormat | undefined

/** "2026-11-12" as people read it: "12 November 2026", by the site's locale. */
export function formatDate(day: string): string {
  // Made at first use: not every page shows a date, and starting Intl takes a phone some milliseconds.
  long ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return long.format(new Date(`${day}T00:00:00Z`))
}

let month: Intl.DateTimeFormat | undefined

/** "2026-11-12" as its month: "November 2026". */
export function formatMonth(day: string): string {
  month ??= new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month.format(new Date(`${day}T00:00:00Z`))
}
