import { fromAbsolute, toCalendarDateTime, toZoned, type CalendarDateTime } from '@internationalized/date'

/**
 * What a date and a time on a clock of `zone` stand for, in milliseconds: one moment; two, where clocks are set
 * back over it; or none, where they are set forward over it (`before` and `after` are as far from the gap's
 * edges as it is).
 */
export type WallTime =
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

/** How far a zone's clocks are from UTC at a moment, e.g. "UTC+2" or "UTC+10:30". */
export function describeOffset(at: number, zone: string): string {
  const minutes = Math.round(fromAbsolute(at, zone).offset / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'UTC'
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
