import type { NextStep, NextSteps } from '../../contract/next-step'
import { dayMs } from '../clock'

type Within = NonNullable<NonNullable<NextSteps['contact']>[number]['within']>

interface Options {
  within: Within
  /** When the form was sent. */
  sentAt: Date
  /** Of the company. */
  timeZone: string
  /** Of the site. Default "en". */
  locale: string | undefined
}

/**
 * Says on which day a step happens, which "Same working day" leaves open on a Saturday. Working days are Monday to Friday;
 * public holidays are not known.
 */
export function dateStep(step: NextStep, { within, sentAt, timeZone, locale = 'en' }: Options): NextStep {
  const { day: sentDay, time } = localTime(sentAt, timeZone)
  const { workingDays, closes = '24:00' } = within
  const isLate = workingDays === 0 && (isWeekend(sentDay) || time >= closes)
  const day = addWorkingDays(sentDay, isLate ? 1 : workingDays)
  const date = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(day)
  const duration = isLate ? 'Next working day' : step.duration
  const until = (workingDays === 0 ? date : `by ${date}`).replaceAll(' ', '\u00A0') // on one line of a phone
  const when = [duration, until].filter((part) => part !== undefined)
  return {
    ...step,
    duration: when.join(', '),
    text: workingDays === 0 ? step.text : `${step.text} Allow for public holidays.`,
  }
}

/** The day, as midnight UTC, and the time of the day, e.g. "09:05". */
function localTime(at: Date, timeZone: string): { day: Date; time: string } {
  // Sweden writes dates as ISO does
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .split(' ')
  return { day: new Date(day), time }
}

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0

function addWorkingDays(day: Date, count: number): Date {
  if (count === 0) return day
  const next = new Date(day.getTime() + dayMs)
  return addWorkingDays(next, isWeekend(next) ? count : count - 1)
}
