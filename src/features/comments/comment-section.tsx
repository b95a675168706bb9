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
  /** All there were at the build. */
  count: number
  /** Called for the comment somebody wants to answer. Default: they cannot be answered. */
  onAnswer?: ((comment: ShownComment) => void) | undefined
  /** The form, below the list. */
  children: ReactNode
}

/** What visitors say to an article, and the place to say something. */
export function CommentSection({ post, onAnswer, children, ...built }: Props) {
  const { comments, count, state, ref, retry } = useComments(post, built)
  const isUnknown = state === 'failed' && comments.length === 0
  return (
    <Section id={anchors.comments} title={isUnknown ? 'Comments' : countComments(count)}>
      <div ref={ref} className={css.comments}>
        {count === 0 && !isUnknown && (
          <p>Do you know more about this, or see it differently? Yours can be the first.</p>
        )}
        {comments.length < count && (
          <p className={css.note}>
            These are the latest {comments.length} of {count}.
          </p>
        )}
        <CommentThreads comments={comments} onAnswer={onAnswer} />
        <div role="status" className={css.note}>
          {state === 'failed' && (
            <p>
              {isUnknown ? 'The comments' : 'Newer comments'} could not be loaded.{' '}
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
