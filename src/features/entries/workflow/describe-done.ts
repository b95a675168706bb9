import type { Entry } from '../../../../contract/entry'
import { kindTitles } from '../../../config/entry-titles'
import { formatMoment } from '../../../lib/format-moment'
import type { MoveWish } from './use-move'

/** What was done, in a sentence. */
export function describeDone(wish: MoveWish, { kind, title, author }: Entry): string {
  const name = title === '' ? `The ${kindTitles[kind].toLowerCase()}` : `“${title}”`
  switch (wish.action) {
    case 'submit':
      return `${name} waits for review.`
    case 'withdraw':
      return `${name} is taken back from review: you can write on.`
    case 'request-changes':
      return `${name} went back to ${author} with your remark.`
    case 'publish':
      return `${name} is published and can be read at its address.`
    case 'schedule':
      return `${name} goes out on ${formatMoment(wish.publishAt)}.`
    case 'unschedule':
      return `${name} is taken off the schedule.`
    case 'unpublish':
      return `${name} is being taken off the site.`
    case 'fill':
      return `${name} is filled: nobody can apply any more.`
    case 'close':
      return `${name} is closed: nobody can apply any more.`
    case 'reopen':
      return `${name} is open again.`
    case 'remove':
      return `${name} was removed.`
  }
}
