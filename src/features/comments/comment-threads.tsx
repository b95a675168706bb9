import { formatDate } from '../../lib/format-date'
import type { SentComment } from '../../lib/sent-comment'
import { useHydrated } from '../../lib/use-hydrated'
import { PlainText } from '../../ui/plain-text'
import * as css from './comment-section.module.css'
import { commentAnchor, threadComments, type ShownComment } from './thread-comments'

interface Props {
  comments: readonly ShownComment[]
  onReply: ((comment: ShownComment) => void) | undefined
}

/** Comments one below the other, the oldest first, each with its replies indented. */
export function CommentThreads({ comments, onReply }: Props) {
  const isHydrated = useHydrated()
  if (comments.length === 0) return null
  return (
    <ol className={css.threads}>
      {threadComments(comments).map(({ comment, replies }) => (
        <li key={comment.id}>
          <CommentView comment={comment} onReply={isHydrated ? onReply : undefined} />
          {replies.length > 0 && (
            <ol aria-label={`Replies to ${comment.name}`} className={css.replies}>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentView comment={reply} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

function CommentView({ comment, onReply }: { comment: ShownComment; onReply?: Props['onReply'] }) {
  const { id, name, text, at, dateText = formatDate(at.slice(0, 10)) } = comment
  return (
    <article id={commentAnchor(id)} className={css.comment}>
      <header className={css.head}>
        <h3 dir="auto" className={css.name}>
          {name}
        </h3>
        <a href={`#${commentAnchor(id)}`} className={css.date}>
          <time dateTime={at}>{dateText}</time>
        </a>
        {onReply && (
          <button type="button" className={css.action} onClick={() => onReply(comment)}>
            Reply<span className="visually-hidden"> {name}</span>
          </button>
        )}
      </header>
      <PlainText text={text} />
    </article>
  )
}

/** A visitor's own comments, until they are approved. */
export function WaitingList({ comments }: { comments: readonly SentComment[] }) {
  if (comments.length === 0) return null
  return (
    <ol aria-label="Your comments waiting for review" className={css.threads}>
      {comments.map(({ name, text, replyTo }, index) => (
        <li key={index}>
          <article className={css.comment}>
            <header className={css.head}>
              <h3 dir="auto" className={css.name}>
                {name}
              </h3>
              <span className={css.waiting}>Waiting for review</span>
            </header>
            {replyTo !== undefined && <p className={css.date}>Reply to {replyTo}</p>}
            <PlainText text={text} />
            <p className={css.date}>Only you can see this, until you close this tab.</p>
          </article>
        </li>
      ))}
    </ol>
  )
}
