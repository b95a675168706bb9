import { useState, type ReactNode } from 'react'
import { CommentSection } from '../features/comments/comment-section'

/** The comment being replied to. */
export interface ReplyTo {
  id: string
  name: string
}

interface Props {
  /** Slug of the article. */
  post: string
  /** The latest comments at build time. */
  comments: readonly CommentOfBuild[]
  /** Number of comments at build time. */
  count: number
  /** Renders the comment form, given the comment being replied to. Default: no form. */
  form?: ((replyTo: ReplyTo | undefined, cancelReply: () => void) => ReactNode) | undefined
}

interface CommentOfBuild {
  id: string
  parent: string | null
  name: string
  text: string
  at: string
  dateText: string
}

/** The comments of an article and the form below them, which shows the comment being replied to. */
export function ArticleComments({ form, ...list }: Props) {
  const [replyTo, setReplyTo] = useState<ReplyTo>()
  return (
    <CommentSection {...list} onReply={form && (({ id, name }) => setReplyTo({ id, name }))} key={list.post}>
      {form?.(replyTo, () => setReplyTo(undefined))}
    </CommentSection>
  )
}
