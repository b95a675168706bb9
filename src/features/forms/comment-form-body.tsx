import { routes } from '../../config/routes'
import type { SentComment } from '../../lib/sent-comment'
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
  return (
    <section aria-label={`Comment on “${postTitle}”`}>
      <VisitorForm
        form="comment"
        page={routes.post.href({ post })}
        fixed={{ post, parent: replyTo?.id ?? '' }}
        onSent={({ name = '', message = '' }) =>
          onSent?.({ name: name.trim(), text: message.trim(), replyTo: replyTo?.name })
        }
        onAnother={onReplyCancelled}
      >
        <h3>{replyTo ? `Reply to ${replyTo.name}` : 'Write a comment'}</h3>
        {replyTo && (
          <p className={css.note}>
            <button type="button" className={css.plain} onClick={onReplyCancelled}>
              Cancel reply
            </button>
          </p>
        )}
      </VisitorForm>
    </section>
  )
}
