import { ServiceError } from '../errors/service-error'

const years = 10

/**
 * A record is kept until a day to come, and not for ever.
 *
 * @throws ServiceError `bad_request` for today or before, on which it would be erased at once, and for a day more than
 * ten years away.
 */
export function assertRetentionDate(day: string | undefined, today: string): void {
  if (day === undefined) return
  const latest = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  if (day > today && day <= latest) return
  throw new ServiceError(
    'bad_request',
    `retainUntil: choose a day after today and within ${years} years. To erase it now, erase it.`,
  )
}
