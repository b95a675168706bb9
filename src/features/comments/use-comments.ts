import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useInView } from '../../lib/use-in-view'
import { readComments } from './read-comments'
import { commentAnchor, type ShownComment } from './thread-comments'
import { useScrollAnchor } from './use-scroll-anchor'

interface Built {
  /** The latest ones, as they were when the page was built. */
  comments: readonly ShownComment[]
  /** How many there were. */
  count: number
}

interface Comments extends Built {
  /** "current": all there are; "failed": those of the build are shown. */
  state: 'built' | 'current' | 'failed'
  /** For the element they are shown in: they are loaded when it comes near. */
  ref: RefObject<HTMLDivElement | null>
  retry: () => void
}

/** An article's comments: first those of the build, then the present ones once the list comes near. */
export function useComments(post: string, built: Built): Comments {
  const { ref, isNear } = useInView<HTMLDivElement>()
  const anchorScroll = useScrollAnchor()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<readonly ShownComment[] | 'failed'>()
  const hash = useSyncExternalStore(onHash, readHash, () => '')
  const isLinked =
    hash.startsWith(`#${commentAnchor('')}`) &&
    !built.comments.some(({ id }) => hash === `#${commentAnchor(id)}`)
  const isWanted = isNear || isLinked
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const show = (found: readonly ShownComment[] | 'failed') => {
      if (isGone) return
      anchorScroll(ref.current)
      setLoaded(found)
    }
    readComments(post).then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [isWanted, attempt, post, anchorScroll, ref])
  useEffect(() => {
    // the link leads to a comment that was not in the page
    if (loaded !== undefined && isLinked) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [loaded, isLinked, hash])

  const known =
    loaded === undefined || loaded === 'failed' ? built : { comments: loaded, count: loaded.length }
  return {
    ...known,
    state: loaded === undefined ? 'built' : loaded === 'failed' ? 'failed' : 'current',
    ref,
    retry: () => setAttempt((before) => before + 1),
  }
}

const readHash = () => location.hash

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}
