/** A comment as it is shown to visitors. */
export interface ShownComment {
  id: string
  /** The comment it replies. */
  parent?: string | null | undefined
  name: string
  /** Plain text. */
  text: string
  /** When it was written, UTC. */
  at: string
  /** The day, as text. Default: it is formatted here. */
  dateText?: string
}

export interface Thread {
  comment: ShownComment
  replies: ShownComment[]
}

/** Comments with the replies below each, all in the order they come in; a reply to none of them is left out. */
export function threadComments(comments: readonly ShownComment[]): Thread[] {
  return comments
    .filter(({ parent }) => !parent)
    .map((comment) => ({ comment, replies: comments.filter(({ parent }) => parent === comment.id) }))
}

/** E.g. "3 comments". */
export const countComments = (count: number) => (count === 1 ? '1 comment' : `${count} comments`)

/** Id of a comment on its page, for links to it. */
export const commentAnchor = (id: string) => `comment-${id}`
