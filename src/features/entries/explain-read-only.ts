import type { Role } from '../../../contract/permissions'
import type { Entry } from '../../../contract/entry'
import { mayDo, type EntrySituation } from '../../../contract/entry-rules'
import { formatMoment } from '../../lib/format-moment'

interface Caller {
  email: string
  role: Role
}

/** What the rules look at, of an entry. */
export const situationOf = ({ kind, state, author, live }: Entry): EntrySituation => ({
  kind,
  state,
  author,
  isLive: live !== null,
  opening: live?.opening ?? undefined,
})

/** Why this person can't change the text now and what to do about it; undefined where they can. */
export function explainReadOnly(entry: Entry, caller: Caller): string | undefined {
  const situation = situationOf(entry)
  if (mayDo('edit', situation, caller)) return undefined
  const may = (action: Parameters<typeof mayDo>[0]) => mayDo(action, situation, caller)
  if (entry.state === 'in_review') {
    const next = may('withdraw') ? ' Take it back from review to go on writing.' : ''
    const review = may('publish') ? ' Publish it, schedule it, or ask for changes.' : ''
    return `This waits for review, and its text stays as it is meanwhile.${review}${next}`
  }
  if (entry.state === 'scheduled' && entry.publishAt !== null) {
    const next = may('unschedule')
      ? 'Take it off the schedule to change it.'
      : 'Ask an admin if something has to change.'
    return `This goes out on ${formatMoment(entry.publishAt)}. ${next}`
  }
  return 'Only its author and admins can change this.'
}
