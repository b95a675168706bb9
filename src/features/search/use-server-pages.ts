import { useEffect, useState } from 'react'
import type { FindPages, Found } from './find-pages'

type Ask = Extract<FindPages, { in: 'server' }>['ask']

/** Pause in typing after which the server is asked, in milliseconds. */
const pause = 150

export interface ServerPages {
  /** The last answer, perhaps to what was typed before; undefined: there is none yet. */
  found: Found | undefined
  /** Whether the answer to what is typed now is still to come, or did not come. */
  state: 'current' | 'asking' | 'failed'
  retry: () => void
}

/** Asks the server for pages while someone types. */
export function useServerPages(ask: Ask, words: string): ServerPages {
  const [answer, setAnswer] = useState<{ words: string; found: Found }>()
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const isKnown = answer?.words === words

  useEffect(() => {
    if (isKnown) return
    const left = new AbortController()
    const timer = setTimeout(() => {
      ask(words, left.signal).then(
        (found) => {
          if (left.signal.aborted) return
          setAnswer({ words, found })
          setFailed(undefined)
        },
        (error: unknown) => {
          if (left.signal.aborted) return
          console.error('The search was not answered.', error)
          setFailed(words)
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [ask, words, isKnown, attempt])

  return {
    found: answer?.found,
    state: isKnown ? 'current' : failed === words ? 'failed' : 'asking',
    retry: () => {
      setFailed(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
