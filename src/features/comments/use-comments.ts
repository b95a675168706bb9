import {
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import type { PublicComment } from '../../../contract/comment'
import { backendUrl } from '../../config/public-env'
import { useInView } from '../../lib/use-in-view'
import { commentAnchor, type ShownComment } from './thread-comments'

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

/** Timeout in milliseconds. */
const timeout = 10_000

/** The comments of an article as they are now. @throws Error when they can't be loaded. */
async function readComments(post: string): Promise<PublicComment[]> {
  const response = await fetch(`${backendUrl}/api/comments/${post}`, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The comments request returned ${response.status}.`)
  const { data } = (await response.json()) as { data?: PublicComment[] } // the backend checks what it sends
  if (!Array.isArray(data)) throw new Error('The comments request was not answered by the backend.')
  return data
}

/**
 * Keeps the reader's position while a list changes above it: the first item in view stays at its height.
 *
 * @returns Call it before each change with the container of the list, whose items have ids; always the same function.
 */
function useScrollAnchor(): (container: HTMLElement | null) => void {
  const restore = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    restore.current?.()
    restore.current = undefined
  })
  return useCallback((container: HTMLElement | null) => {
    restore.current = container ? anchorScroll(container) : undefined
  }, [])
}

/** @returns Scrolls back to where the reader was. */
function anchorScroll(container: HTMLElement): () => void {
  const { documentElement: root } = document
  const items = [...container.querySelectorAll('[id]')]
  const inView = items.find((item) => item.getBoundingClientRect().bottom > 0)
  // for a reader beyond the list, its end stays
  const height = () =>
    inView ? inView.getBoundingClientRect().top : container.getBoundingClientRect().bottom
  const before = height()
  root.style.overflowAnchor = 'none' // browsers that anchor by themselves would do it twice
  return () => {
    if (!inView || inView.isConnected) window.scrollBy({ top: height() - before, behavior: 'instant' })
    requestAnimationFrame(() => {
      root.style.overflowAnchor = ''
    })
  }
}
