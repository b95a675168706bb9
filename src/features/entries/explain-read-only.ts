import type { Entry } from '../../../contract/entry'
import { mayDo, type EntryCaller, type RuleSubject } from '../../../contract/entry-rules'
import { formatMoment } from '../../lib/format-moment'

type Subject = Pick<Entry, 'kind' | 'state' | 'author' | 'live' | 'source'>

export const toRuleSubject = ({ kind, state, author, live, source }: Subject): RuleSubject => ({
  kind,
  state,
  author,
  isLive: live !== null,
  jobStatus: live?.jobStatus ?? undefined,
  hasFile: source !== null && source.state !== 'missing',
})

/** Why this person can't edit the entry now, and what they can do about it; undefined if they can. */
export function explainReadOnly(entry: Entry, caller: EntryCaller): string | undefined {
  const subject = toRuleSubject(entry)
  if (mayDo('edit', subject, caller)) return undefined
  const may = (action: Parameters<typeof mayDo>[0]) => mayDo(action, subject, caller)
  if (entry.state === 'in_review') {
    const next = may('withdraw') ? ' Withdraw it to keep editing.' : ''
    return `This is in review and can’t be edited.${next}`
  }
  if (entry.state === 'scheduled' && entry.publishAt !== null) {
    const next = may('unschedule') ? 'Unschedule it to edit.' : 'Contact an admin to make changes.'
    return `This is scheduled for ${formatMoment(entry.publishAt)}. ${next}`
  }
  return 'Only its author and admins can edit this.'
}
