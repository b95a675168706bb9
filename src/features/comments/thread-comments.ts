/** A comment as it is shown. */
export interface ShownComment {
  id: string
  /** The comment it answers. */
  parent?: string | null | undefined
  name: string
  /** Plain text. */
  text: string
  /** When it was written, UTC. */
  at: string
}

export interface Thread {
  comment: ShownComment
  answers: ShownComment[]
}

/** Comments with the answers below each, all in the order they come in; an answer to none of them is left out. */
export function threadComments(comments: readonly ShownComment[]): Thread[] {
  return comments
    .filter(({ parent }) => !parent)
    .map((comment) => ({ comment, answers: comments.filter(({ parent }) => parent === comment.id) }))
}

/** E.g. "3 comments". */
export function countComments(count: number): string {
  if (count === 0) return 'No comments yet'
  return count === 1 ? '1 comment' : `${count} comments`
}

/** Id of a comment on its page, for links to it. */
export const commentAnchor = (id: string) => `comment-${id}`
