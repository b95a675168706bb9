import { useEffect, useState, type RefObject } from 'react'
import { useNear } from '../../lib/use-near'
import { readComments } from './read-comments'
import { commentAnchor, type ShownComment } from './thread-comments'
import { useKeptPlace } from './use-kept-place'

interface Built {
  /** The latest ones, as they were when the page was built. */
  comments: readonly ShownComment[]
  /** All there were. */
  count: number
}

interface Comments extends Built {
  /** "current": all there are; "failed": those of the build are shown. */
  state: 'built' | 'current' | 'failed'
  /** Goes on what they are shown in: when that comes near, they are asked for. */
  ref: RefObject<HTMLDivElement | null>
  retry: () => void
}

/** An article's comments: those of the build at first, all there are once somebody comes near. */
export function useComments(post: string, built: Built): Comments {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const keepPlace = useKeptPlace()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<readonly ShownComment[] | 'failed'>()
  useEffect(() => {
    if (!isNear && !isMeant(built.comments)) return
    let isGone = false
    const settle = (found: readonly ShownComment[] | 'failed') => {
      if (isGone) return
      keepPlace(ref.current)
      setAnswer(found)
    }
    readComments(post).then(settle, () => settle('failed'))
    return () => {
      isGone = true
    }
  }, [isNear, attempt, post, built.comments, keepPlace, ref])
  useEffect(() => {
    // the link that led here means one that was not in the page
    if (answer !== undefined && isMeant(built.comments))
      document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [answer, built.comments])

  const known =
    answer === undefined || answer === 'failed' ? built : { comments: answer, count: answer.length }
  return {
    ...known,
    state: answer === undefined ? 'built' : answer === 'failed' ? 'failed' : 'current',
    ref,
    retry: () => setAttempt((before) => before + 1),
  }
}

/** Whether the address names a comment that is not among these. */
const isMeant = (comments: readonly ShownComment[]) =>
  location.hash.startsWith(`#${commentAnchor('')}`) &&
  !comments.some(({ id }) => location.hash === `#${commentAnchor(id)}`)
