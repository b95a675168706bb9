import {
  endOfMonth,
  endOfWeek,
  fromAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date'
import type { CalendarItem } from '../../../contract/calendar'
import { locale } from '../../lib/locale'

/** A month, e.g. "2026-11". */
export type Month = string

export interface DayPlan {
  /** e.g. "2026-11-25". */
  day: string
  /** Whether it belongs to the month before or after. */
  isOutside: boolean
  items: readonly CalendarItem[]
}

/** The month of a moment (in milliseconds) in a time zone. */
export const monthAt = (now: number, zone: string): Month => dayAt(now, zone).slice(0, 7)

/** The day of a moment (in milliseconds) in a time zone. */
export const dayAt = (now: number, zone: string): string => toCalendarDate(fromAbsolute(now, zone)).toString()

/** The month in an address; undefined for anything else. */
export function parseMonth(text: string | null): Month | undefined {
  const month = /^(?!0000|999\d)\d{4}-(?:0[1-9]|1[0-2])$/.exec(text ?? '')?.[0]
  return month
}

/** The month so many months after another. */
export const addMonths = (month: Month, months: number): Month =>
  firstOf(month).add({ months }).toString().slice(0, 7)

/** Every day of the weeks that a month touches. */
export function daysOf(month: Month): string[] {
  const first = firstOf(month)
  const last = endOfWeek(endOfMonth(first), locale)
  const days: string[] = []
  for (let day = startOfWeek(startOfMonth(first), locale); day.compare(last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString())
  return days
}

/** Puts items on the days of a month, in a time zone. */
export function planMonth(month: Month, items: readonly CalendarItem[], zone: string): DayPlan[] {
  const byDay = new Map<string, CalendarItem[]>()
  for (const item of items) {
    const day = isDay(item.on) ? item.on : dayAt(Date.parse(item.on), zone)
    byDay.set(day, [...(byDay.get(day) ?? []), item])
  }
  return daysOf(month).map((day) => ({
    day,
    isOutside: !day.startsWith(month),
    items: joinUpdates(byDay.get(day) ?? []),
  }))
}

/** Whether only a day is known, and no moment. */
export const isDay = (on: string): boolean => on.length === 10

/** An entry that was updated several times on a day is listed once, with the last update. */
const joinUpdates = (items: readonly CalendarItem[]): CalendarItem[] =>
  items.filter(
    (item, index) =>
      item.event !== 'updated' ||
      item.entry === null ||
      !items.slice(index + 1).some(({ event, entry }) => event === 'updated' && entry === item.entry),
  )

const firstOf = (month: Month): CalendarDate => parseDate(`${month}-01`)
