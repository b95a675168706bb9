import { fromAbsolute, getDayOfWeek, toCalendarDate } from '@internationalized/date'
import { formatDate } from '../../../lib/format-date'

/** The time on a zone's clocks, e.g. "09:05". */
export function formatTime(at: number, zone: string): string {
  const { hour, minute } = fromAbsolute(at, zone)
  return `${two(hour)}:${two(minute)}`
}

/** A moment as people say it there: "tomorrow, Friday, November 13, 2026, 09:00". All in milliseconds. */
export function describeMoment(at: number, zone: string, now: number): string {
  const day = toCalendarDate(fromAbsolute(at, zone))
  const days = day.compare(toCalendarDate(fromAbsolute(now, zone)))
  const near = days === 0 ? 'today, ' : days === 1 ? 'tomorrow, ' : ''
  const weekday = weekdays[getDayOfWeek(day, 'en-US')] ?? ''
  return `${near}${weekday}, ${formatDate(day.toString())}, ${formatTime(at, zone)}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const two = (part: number) => String(part).padStart(2, '0')
