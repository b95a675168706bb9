import { useState, type ReactNode } from 'react'
import { CommentSection } from '../features/comments/comment-section'
import { useWaitingComments } from '../features/comments/use-waiting-comments'
import type { SentComment } from '../lib/sent-comment'

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
  /** Renders the comment form. Default: no form. */
  form?: ((options: FormOptions) => ReactNode) | undefined
}

interface FormOptions {
  /** The comment being replied to; undefined: none. */
  replyTo: ReplyTo | undefined
  onReplyCancelled: () => void
  onSent: (comment: SentComment) => void
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
  return <CommentsOfPost key={list.post} form={form} {...list} />
}

function CommentsOfPost({ form, ...list }: Props) {
  const [replyTo, setReplyTo] = useState<ReplyTo>()
  const { add, ...own } = useWaitingComments(list.post)
  const onReplyCancelled = () => setReplyTo(undefined)
  return (
    <CommentSection {...list} {...own} onReply={form && (({ id, name }) => setReplyTo({ id, name }))}>
      {form?.({ replyTo, onReplyCancelled, onSent: add })}
    </CommentSection>
  )
}
