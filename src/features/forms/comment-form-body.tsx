import { commentNote } from '../../../contract/forms/comment-note'
import { routes } from '../../config/routes'
import type { SentComment } from '../../lib/sent-comment'
import { useSentTitle } from './use-sent-title'
import { VisitorForm } from './visitor-form'
import * as css from './visitor-form.module.css'

interface Props {
  /** Slug of the article. */
  post: string
  postTitle: string
  /** The comment it replies to; undefined: none. */
  replyTo: { id: string; name: string } | undefined
  onReplyCancelled: () => void
  onSent: ((comment: SentComment) => void) | undefined
}

/** Writing a comment on an article, or a reply to one of its comments. */
export function CommentFormBody({ post, postTitle, replyTo, onReplyCancelled, onSent }: Props) {
  const { title, told } = useSentTitle('comment', replyTo ? `Reply to ${replyTo.name}` : 'Write a comment')
  return (
    <section className={css.comment} aria-label={`Comment on “${postTitle}”`}>
      <h3>{title}</h3>
      <div className="after-list">
        <VisitorForm
          form="comment"
          page={routes.post.href({ post })}
          fixed={{ post, parent: replyTo?.id ?? '' }}
          isSent={told.isSent}
          onSent={(values) => {
            const { name = '', message = '' } = values
            onSent?.({ name: name.trim(), text: message.trim(), replyTo: replyTo?.name })
            told.onSent(values)
          }}
          onAnother={() => {
            told.onAnother()
            onReplyCancelled()
          }}
        >
          <p className={css.note}>
            {commentNote}
            {replyTo && (
              <>
                {' '}
                <button type="button" className={css.plain} onClick={onReplyCancelled}>
                  Cancel reply
                </button>
              </>
            )}
          </p>
        </VisitorForm>
      </div>
    </section>
  )
}
