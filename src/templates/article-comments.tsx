import { useState, type ReactNode } from 'react'
import { CommentSection } from '../features/comments/comment-section'

/** The comment somebody answers. */
export interface ReplyTo {
  id: string
  name: string
}

interface Props {
  /** Slug of the article. */
  post: string
  /** The latest comments, as the build has them. */
  comments: readonly CommentOfBuild[]
  /** All there were at the build. */
  count: number
  /** The form to comment, told which comment is answered. Default: none can be written here. */
  form?: ((replyTo: ReplyTo | undefined, cancelReply: () => void) => ReactNode) | undefined
}

interface CommentOfBuild {
  id: string
  parent: string | null
  name: string
  text: string
  at: string
}

/** The comments of an article and the form below them, which learns from the list what is answered. */
export function ArticleComments({ form, ...list }: Props) {
  const [replyTo, setReplyTo] = useState<ReplyTo>()
  return (
    <CommentSection {...list} onReply={form && (({ id, name }) => setReplyTo({ id, name }))} key={list.post}>
      {form?.(replyTo, () => setReplyTo(undefined))}
    </CommentSection>
  )
}
