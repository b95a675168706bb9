import type { Comment, CommentState } from '../../../contract/comment'
import type { SpamReason } from '../../../contract/triage'

/** Names of the states, as of a list. */
export const stateTitles: Readonly<Record<CommentState, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
}

/** What was done by putting a comment into a state. */
export const doneWords: Readonly<Record<CommentState, string>> = {
  pending: 'waits again',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'marked as spam',
}

const reasons: Readonly<Record<SpamReason, string>> = {
  'hidden-field': 'it filled in a field people do not see',
  'too-fast': 'it was sent within seconds',
  links: 'it is mostly links',
  'too-many': 'many came from the same place',
  repeated: 'the same text came before',
}

/** Why a comment was taken for spam, e.g. "Because it is mostly links, and the same text came before." */
export function explainSpam(found: readonly SpamReason[]): string | undefined {
  const words = found.map((reason) => reasons[reason])
  const last = words.pop()
  if (last === undefined) return undefined
  return words.length === 0 ? `Because ${last}.` : `Because ${words.join(', ')}, and ${last}.`
}

/** What is known of the address it came from. */
export function explainEarlier(earlier: number): string {
  if (earlier === 0) return 'None yet'
  return earlier >= 100 ? '100 or more' : String(earlier)
}

/** Why an approved answer may not be seen; undefined where nothing stands in its way. */
export function explainHidden({ parent }: Pick<Comment, 'parent'>): string | undefined {
  if (parent === null || parent.state === 'approved') return undefined
  return `Visitors see this answer only once the comment of ${parent.name} is approved, too.`
}
