import type { ReactNode } from 'react'
import { anchors } from '../../config/anchors'
import { Section } from '../../ui/section'
import * as css from './comment-section.module.css'
import { CommentThreads } from './comment-threads'
import { countComments, type ShownComment } from './thread-comments'
import { useComments } from './use-comments'

interface Props {
  /** Slug of the article. */
  post: string
  /** The latest ones, as the build has them. */
  comments: readonly ShownComment[]
  /** How many there were at the build. */
  count: number
  /** Called with the comment a visitor wants to reply to. Default: no replies. */
  onReply?: ((comment: ShownComment) => void) | undefined
  /** The form, below the list. */
  children: ReactNode
}

/** The comments on an article, and the form for a new one. */
export function CommentSection({ post, onReply, children, ...built }: Props) {
  const { comments, count, state, ref, retry } = useComments(post, built)
  const isUnknown = state === 'failed' && comments.length === 0
  return (
    <Section
      id={anchors.comments}
      title={isUnknown || count === 0 ? 'Comments' : countComments(count)}
      layout="reading"
    >
      <div ref={ref} className={css.comments}>
        {count === 0 && !isUnknown && <p>Be the first to comment.</p>}
        {comments.length < count && (
          <p className={css.note}>
            Showing the latest {comments.length} of {count}.
          </p>
        )}
        <CommentThreads comments={comments} onReply={onReply} />
        <div role="status" className={css.note}>
          {state === 'failed' && (
            <p>
              We couldn’t load {isUnknown ? 'the comments' : 'newer comments'}.{' '}
              <button type="button" className={css.action} onClick={retry}>
                Try again
              </button>
            </p>
          )}
        </div>
        <div id="write-comment">{children}</div>
      </div>
    </Section>
  )
}
