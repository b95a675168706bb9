const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "2026-11-12" as people read it: "November 12, 2026". */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
