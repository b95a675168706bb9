import { routes } from '../../config/routes'
import { VisitorForm } from './visitor-form'
import * as css from './visitor-form.module.css'

interface Props {
  /** Slug of the article. */
  post: string
  postTitle: string
  /** The comment that is answered; undefined: none. */
  answerTo: { id: string; name: string } | undefined
  onAnswerToCleared: () => void
}

/** Writing a comment on an article, or an answer to one of its comments. */
export function CommentFormBody({ post, postTitle, answerTo, onAnswerToCleared }: Props) {
  return (
    <section aria-label={`Comment on “${postTitle}”`}>
      <VisitorForm
        form="comment"
        page={routes.post.href({ post })}
        fixed={{ post, parent: answerTo?.id ?? '' }}
        onAnother={onAnswerToCleared}
      >
        <h3>{answerTo ? `Answer ${answerTo.name}` : 'Write a comment'}</h3>
        {answerTo && (
          <p className={css.note}>
            Your text stands below the comment of {answerTo.name}.{' '}
            <button type="button" className={css.plain} onClick={onAnswerToCleared}>
              Comment on the article instead
            </button>
          </p>
        )}
      </VisitorForm>
    </section>
  )
}
