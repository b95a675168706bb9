import { dayIn } from '../entries/day-in'
import type { Publishing } from '../entries/publishing-options'
import { ServiceError } from '../errors/service-error'

const years = 10

/**
 * A record is kept until a day to come, and not for ever.
 *
 * @throws ServiceError `bad_request` for today or before, on which it would be erased at once, and for a day more than
 * ten years away.
 */
export function refuseUnlessToCome(
  day: string | undefined,
  { timeZone, now }: Pick<Publishing, 'timeZone' | 'now'>,
): void {
  if (day === undefined) return
  const today = dayIn(timeZone, now())
  const latest = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  if (day > today && day <= latest) return
  throw new ServiceError(
    'bad_request',
    `retainUntil: choose a day after today and within ${years} years. To erase it now, erase it.`,
  )
}
