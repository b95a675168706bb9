const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "2026-11-12" as people read it: "November 12, 2026". Without Intl, which is slow to start in a browser. */
export function formatDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`
}
