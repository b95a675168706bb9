import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { backendUrl } from '../../config/public-env'
import { routes } from '../../config/routes'
import type { SentComment } from '../../lib/sent-comment'
import { useInView } from '../../lib/use-in-view'
import { useLazyImport } from '../../lib/use-lazy-import'

interface Props {
  /** Slug of the article. */
  post: string
  postTitle: string
  /** Whether the form is opened by its link alone. Default: also when it comes into view. */
  isFolded?: boolean
  /** The comment it replies to; default none. */
  replyTo?: { id: string; name: string } | undefined
  onReplyCancelled: () => void
  /** Called with a comment that was received. Default: nothing. */
  onSent?: (comment: SentComment) => void
}

const loadForm = () =>
  import(/* webpackChunkName: "comment-form" */ './comment-form-body').then(
    ({ CommentFormBody }) => CommentFormBody,
  )

/**
 * The form below an article. An article's HTML is near its budget, so it holds a link to the backend's own page of the
 * form; with script, the form itself replaces it when it comes into view, or is asked for before that.
 */
export function CommentForm({ post, postTitle, isFolded, replyTo, onReplyCancelled, onSent }: Props) {
  const { ref, isNear } = useInView<HTMLDivElement>()
  const isReply = replyTo !== undefined
  const [isAsked, setAsked] = useState(false)
  const { code: Body } = useLazyImport((isNear && !isFolded) || isReply || isAsked, loadForm)
  const focusWanted = useRef(false)
  useEffect(() => {
    if (replyTo !== undefined) focusWanted.current = true
  }, [replyTo])
  useEffect(() => {
    if (!Body || !focusWanted.current) return
    focusWanted.current = false
    const field = ref.current?.querySelector<HTMLElement>('[name="name"]')
    field?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [Body, replyTo, ref])
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadForm().catch(() => location.assign(href))
    focusWanted.current = true
    setAsked(true)
  }
  return (
    <div ref={ref} className={isFolded ? undefined : 'after-list'}>
      {Body ? (
        <Body
          post={post}
          postTitle={postTitle}
          replyTo={replyTo}
          onReplyCancelled={onReplyCancelled}
          onSent={onSent}
        />
      ) : (
        <a
          href={`${backendUrl}/api/forms/comment?post=${post}&page=${routes.post.href({ post })}`}
          className={isFolded ? 'quiet-link' : 'button'}
          rel="nofollow"
          onClick={open}
        >
          Write a comment or a correction
        </a>
      )}
    </div>
  )
}
