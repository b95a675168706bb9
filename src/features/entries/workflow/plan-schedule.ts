import { fromAbsolute, toCalendarDateTime, type CalendarDateTime } from '@internationalized/date'
import { describeDistance } from '../../../lib/describe-distance'
import { describeMoment, formatTime } from './describe-moment'
import { describeOffset, readWallTime } from './wall-time'

/** What is meant by a time that clocks show twice. */
export type Turn = 'first' | 'second'

export interface SchedulePlan {
  /** When it goes out, UTC; undefined while that is not settled. */
  publishAt?: string
  /** The moment in words, with how far it is; undefined while it is not settled. */
  words?: string
  /** Why it can't be taken and what to do. */
  problem?: string
  /** The two moments to choose from, where clocks show the time twice. */
  turns?: { value: Turn; title: string }[]
}

interface Asked {
  /** What was put in; null while a part is missing. */
  time: CalendarDateTime | null
  /** Name of the time zone, e.g. "Europe/Berlin". */
  zone: string
  /** In milliseconds. */
  now: number
  /** Chosen among `turns`. */
  turn: Turn | undefined
}

/** What a date and time in the browser's zone come to. */
export function planSchedule({ time, zone, now, turn }: Asked): SchedulePlan {
  if (time === null) return { problem: 'Put in a whole date and time.' }
  const read = readWallTime(time, zone)
  if (read.kind === 'once') return settle(read.at, zone, now)
  if (read.kind === 'skipped') {
    const asked = formatTime(Date.UTC(2000, 0, 1, time.hour, time.minute), 'UTC')
    const [before, after] = [formatTime(read.before, zone), formatTime(read.after, zone)]
    return {
      problem: `There is no ${asked} on that day: clocks in ${zone} are set forward over it. Choose ${before} or ${after}.`,
    }
  }
  const turns = [
    { value: 'first' as const, title: nameTurn('first', read.first, zone) },
    { value: 'second' as const, title: nameTurn('second', read.second, zone) },
  ]
  if (turn === undefined)
    return {
      turns,
      problem: 'Clocks are set back that day and show this time twice. Choose which one is meant.',
    }
  return { turns, ...settle(turn === 'first' ? read.first : read.second, zone, now) }
}

function settle(at: number, zone: string, now: number): SchedulePlan {
  if (at <= now)
    return { problem: `That is over: it is ${describeMoment(now, zone, now)}. Choose a later time.` }
  const words = `It goes out ${describeMoment(at, zone, now)}, ${describeDistance(now, at)}.`
  return { publishAt: new Date(at).toISOString(), words }
}

const nameTurn = (turn: Turn, at: number, zone: string) =>
  `The ${turn} ${formatTime(at, zone)}, ${turn === 'first' ? 'before' : 'after'} clocks are set back (${describeOffset(at, zone)})`

/** What is offered at first: nine in the morning of the day after `now` (in milliseconds). */
export function proposeTime(zone: string, now: number): CalendarDateTime {
  const morning = { hour: 9, minute: 0, second: 0, millisecond: 0 }
  return toCalendarDateTime(fromAbsolute(now, zone)).add({ days: 1 }).set(morning)
}
