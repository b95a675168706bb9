import { useEffect, useRef } from 'react'
import { backendUrl } from '../../config/public-env'
import { routes } from '../../config/routes'
import { useLazyImport } from '../../lib/use-lazy-import'
import { useInView } from '../../lib/use-in-view'

interface Props {
  /** Slug of the article. */
  post: string
  postTitle: string
  /** The comment that is answered; default none. */
  answerTo?: { id: string; name: string } | undefined
  onAnswerToCleared: () => void
}

const loadForm = () =>
  import(/* webpackChunkName: "comment-form" */ './comment-form-body').then(
    ({ CommentFormBody }) => CommentFormBody,
  )

/**
 * The form below an article. An article's HTML is near its budget, so it holds a link to the backend's own page of the
 * form; where there is script, the form itself takes its place as one comes near.
 */
export function CommentForm({ post, postTitle, answerTo, onAnswerToCleared }: Props) {
  const { ref, isNear } = useInView<HTMLDivElement>()
  const wasAsked = answerTo !== undefined
  const { code: Body } = useLazyImport(isNear || wasAsked, loadForm)
  const focusWanted = useRef(false)
  useEffect(() => {
    if (answerTo !== undefined) focusWanted.current = true
  }, [answerTo])
  useEffect(() => {
    if (!Body || !focusWanted.current) return
    focusWanted.current = false
    const field = ref.current?.querySelector<HTMLElement>('[name="name"]')
    field?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [Body, answerTo, ref])
  return (
    <div ref={ref} className="after-list">
      {Body ? (
        <Body post={post} postTitle={postTitle} answerTo={answerTo} onAnswerToCleared={onAnswerToCleared} />
      ) : (
        <a
          href={`${backendUrl}/api/forms/comment?post=${post}&page=${routes.post.href({ post })}`}
          className="button"
          rel="nofollow"
        >
          Write a comment
        </a>
      )}
    </div>
  )
}
