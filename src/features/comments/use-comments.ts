import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useInView } from '../../lib/use-in-view'
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
  const { ref, isNear } = useInView<HTMLDivElement>()
  const keepPlace = useKeptPlace()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<readonly ShownComment[] | 'failed'>()
  const hash = useSyncExternalStore(onHash, readHash, () => '')
  const isMeant =
    hash.startsWith(`#${commentAnchor('')}`) &&
    !built.comments.some(({ id }) => hash === `#${commentAnchor(id)}`)
  const isWanted = isNear || isMeant
  useEffect(() => {
    if (!isWanted) return
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
  }, [isWanted, attempt, post, keepPlace, ref])
  useEffect(() => {
    // the link that led here means one that was not in the page
    if (answer !== undefined && isMeant) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [answer, isMeant, hash])

  const known =
    answer === undefined || answer === 'failed' ? built : { comments: answer, count: answer.length }
  return {
    ...known,
    state: answer === undefined ? 'built' : answer === 'failed' ? 'failed' : 'current',
    ref,
    retry: () => setAttempt((before) => before + 1),
  }
}

const readHash = () => location.hash

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}
