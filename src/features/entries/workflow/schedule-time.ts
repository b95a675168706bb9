import {
  fromAbsolute,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type CalendarDateTime,
} from '@internationalized/date'
import { describeDistance } from '../../../lib/describe-distance'
import { describeOffset } from '../../../lib/describe-offset'
import { formatDate } from '../../../lib/format-date'
import { formatTime } from '../../../lib/format-time'
import { locale } from '../../../lib/locale'

/** Which of two occurrences is meant when the clocks go back. */
export type Occurrence = 'first' | 'second'

interface SchedulePlan {
  /** When it will be published, UTC; undefined while there is an error. */
  publishAt?: string
  /** The same in a sentence. */
  summary?: string
  error?: string
  /** The choice, if clocks show the time twice. */
  occurrences?: { value: Occurrence; title: string }[]
}

interface ScheduleInput {
  /** null while a part is missing. */
  time: CalendarDateTime | null
  /** Name of the time zone, e.g. "Europe/Berlin". */
  zone: string
  /** In milliseconds. */
  now: number
  occurrence: Occurrence | undefined
}

/** When an entry will be published, by a date and time in the browser's time zone. */
export function planSchedule({ time, zone, now, occurrence }: ScheduleInput): SchedulePlan {
  if (time === null) return { error: 'Enter a date and time' }
  const read = readWallTime(time, zone)
  if (read.kind === 'once') return planAt(read.at, zone, now)
  if (read.kind === 'skipped') {
    const asked = timeIn('UTC', Date.UTC(2000, 0, 1, time.hour, time.minute))
    const [before, after] = [timeIn(zone, read.before), timeIn(zone, read.after)]
    return {
      error: `${asked} doesn’t exist on that day because the clocks go forward. Choose ${before} or ${after}.`,
    }
  }
  const occurrences = [
    { value: 'first' as const, title: describeOccurrence('first', read.first, zone) },
    { value: 'second' as const, title: describeOccurrence('second', read.second, zone) },
  ]
  if (occurrence === undefined)
    return { occurrences, error: 'The clocks go back that day, so this time happens twice. Choose one.' }
  return { occurrences, ...planAt(occurrence === 'first' ? read.first : read.second, zone, now) }
}

function planAt(at: number, zone: string, now: number): SchedulePlan {
  if (at <= now) return { error: 'Choose a time in the future' }
  const summary = `Will be published ${describeMoment(at, zone, now)}, ${describeDistance(now, at)}`
  return { publishAt: new Date(at).toISOString(), summary }
}

const describeOccurrence = (occurrence: Occurrence, at: number, zone: string) =>
  `The ${occurrence} ${timeIn(zone, at)}, ${occurrence === 'first' ? 'before' : 'after'} the clocks go back (${describeOffset(at, zone)})`

/** The default: nine in the morning of the day after `now` (in milliseconds). */
export function proposeTime(zone: string, now: number): CalendarDateTime {
  const morning = { hour: 9, minute: 0, second: 0, millisecond: 0 }
  return toCalendarDateTime(fromAbsolute(now, zone)).add({ days: 1 }).set(morning)
}

/** The time on a zone's clocks, e.g. "09:05". */
const timeIn = (zone: string, at: number) => formatTime(new Date(at), { zone })

/** A moment as people say it there: "tomorrow, Friday, 13 November 2026, 09:00". All in milliseconds. */
export function describeMoment(at: number, zone: string, now: number): string {
  const day = toCalendarDate(fromAbsolute(at, zone))
  const days = day.compare(toCalendarDate(fromAbsolute(now, zone)))
  const near = days === 0 ? 'today, ' : days === 1 ? 'tomorrow, ' : ''
  const weekday = weekdayFormat.format(day.toDate('UTC'))
  return `${near}${weekday}, ${formatDate(day.toString())}, ${timeIn(zone, at)}`
}

const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })

/**
 * What a date and a time on a clock of `zone` stand for, in milliseconds: one moment; two, where clocks are set
 * back over it; or none, where they are set forward over it (`before` and `after` are as far from the gap's
 * edges as it is).
 */
type WallTime =
  | { kind: 'once'; at: number }
  | { kind: 'twice'; first: number; second: number }
  | { kind: 'skipped'; before: number; after: number }

/** @param zone Name of a time zone, e.g. "Europe/Berlin". */
export function readWallTime(time: CalendarDateTime, zone: string): WallTime {
  const earlier = toZoned(time, zone, 'earlier')
  const later = toZoned(time, zone, 'later')
  const [first, second] = [earlier.toDate().getTime(), later.toDate().getTime()]
  if (toCalendarDateTime(earlier).compare(time) !== 0)
    return { kind: 'skipped', before: first, after: second }
  return first === second ? { kind: 'once', at: first } : { kind: 'twice', first, second }
}
