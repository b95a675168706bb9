import type { ReactNode } from 'react'
import { anchors } from '../../config/anchors'
import type { SentComment } from '../../lib/sent-comment'
import { Section } from '../../ui/section'
import * as css from './comment-section.module.css'
import { CommentThreads, WaitingList } from './comment-threads'
import { countComments, type ShownComment } from './thread-comments'
import { useComments } from './use-comments'

interface Props {
  /** Slug of the article. */
  post: string
  /** The latest ones, as the build has them. */
  comments: readonly ShownComment[]
  /** How many there were at the build. */
  count: number
  /** The visitor's own comments that may not be public yet. Default: none. */
  waiting?: readonly SentComment[]
  /** How many of them were sent since the page was opened. Default: none. */
  sent?: number
  /** Called with the comment a visitor wants to reply to. Default: no replies. */
  onReply?: ((comment: ShownComment) => void) | undefined
  /** The form, below the list. */
  children: ReactNode
}

/** The comments on an article, and the form for a new one. */
export function CommentSection({ post, waiting = [], sent = 0, onReply, children, ...built }: Props) {
  const { comments, count, state, ref, retry } = useComments(post, built)
  const isUnknown = state === 'failed' && comments.length === 0
  const isPublic = (own: SentComment) => comments.some((comment) => isSame(own, comment))
  const hidden = waiting.filter((own) => !isPublic(own))
  return (
    <Section
      id={anchors.comments}
      title={isUnknown || count === 0 ? 'Comments' : countComments(count)}
      className={count === 0 ? 'no-print' : undefined}
    >
      <div ref={ref} className={css.comments}>
        {comments.length < count && (
          <p className={css.note}>
            Showing the latest {comments.length} of {count}.
          </p>
        )}
        <CommentThreads comments={comments} onReply={onReply} />
        <WaitingList comments={hidden} />
        <div role="status" className={css.note}>
          {sent > 0 && <p className="visually-hidden">{saySent(sent)}</p>}
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

/** Whether a comment is the visitor's own, published; the backend may have changed its white space. */
function isSame(own: SentComment, { name, text }: ShownComment): boolean {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
  return plain(own.name) === plain(name) && plain(own.text) === plain(text)
}

/** Another text each time, so that each is announced. */
const saySent = (sent: number) =>
  sent === 1
    ? 'Your comment is shown above. It’s waiting for review.'
    : `Your last ${sent} comments are shown above. They’re waiting for review.`
