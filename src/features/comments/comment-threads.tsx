import { formatDate } from '../../lib/format-date'
import { useHydrated } from '../../lib/use-hydrated'
import { PlainText } from '../../ui/plain-text'
import * as css from './comment-section.module.css'
import { commentAnchor, threadComments, type ShownComment } from './thread-comments'

interface Props {
  comments: readonly ShownComment[]
  onAnswer: ((comment: ShownComment) => void) | undefined
}

/** Comments one below the other, the oldest first, each with its answers indented. */
export function CommentThreads({ comments, onAnswer }: Props) {
  const isAwake = useHydrated()
  if (comments.length === 0) return null
  return (
    <ol className={css.threads}>
      {threadComments(comments).map(({ comment, answers }) => (
        <li key={comment.id}>
          <CommentView comment={comment} onAnswer={isAwake ? onAnswer : undefined} />
          {answers.length > 0 && (
            <ol aria-label={`Answers to ${comment.name}`} className={css.answers}>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <CommentView comment={answer} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

function CommentView({ comment, onAnswer }: { comment: ShownComment; onAnswer?: Props['onAnswer'] }) {
  const { id, name, text, at } = comment
  return (
    <article id={commentAnchor(id)} className={css.comment}>
      <header className={css.head}>
        <h3 dir="auto" className={css.name}>
          {name}
        </h3>
        <a href={`#${commentAnchor(id)}`} className={css.date}>
          <time dateTime={at}>{formatDate(at.slice(0, 10))}</time>
        </a>
        {onAnswer && (
          <button type="button" className={css.action} onClick={() => onAnswer(comment)}>
            Answer<span className="visually-hidden"> {name}</span>
          </button>
        )}
      </header>
      <PlainText text={text} />
    </article>
  )
}
