import type { Comment, CommentState } from '../../../contract/comment'

interface StatusWords {
  title: string
  /** The button that sets it. */
  action: string
  /** The key that does. */
  key: string
  /** What the button did. */
  done: string
}

/** In the order of their tabs and buttons. */
export const statusWords: Readonly<Record<CommentState, StatusWords>> = {
  pending: { title: 'Pending', action: 'Move to pending', key: 'p', done: 'moved to pending' },
  approved: { title: 'Approved', action: 'Approve', key: 'a', done: 'approved' },
  rejected: { title: 'Rejected', action: 'Reject', key: 'r', done: 'rejected' },
  spam: { title: 'Spam', action: 'Mark as spam', key: 's', done: 'marked as spam' },
}

export const states = Object.keys(statusWords) as CommentState[]

/** What can be done with comments of a status: "Move to pending" comes last. */
export const actionsFrom = (state: CommentState) =>
  (['approved', 'rejected', 'spam', 'pending'] as const)
    .filter((to) => to !== state)
    .map((to) => ({ to, ...statusWords[to] }))

/** How many comments from the same address were approved. */
export function describeEarlier(earlier: number): string {
  if (earlier === 0) return 'None'
  return earlier >= 100 ? '100 or more' : String(earlier)
}

/** Why an approved reply may not be visible; undefined where nothing hides it. */
export function explainHidden({ parent }: Pick<Comment, 'parent'>): string | undefined {
  if (parent === null || parent.state === 'approved') return undefined
  return `This reply becomes visible once the comment from ${parent.name} is approved.`
}
