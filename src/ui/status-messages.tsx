import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import * as css from './status-messages.module.css'

/** How long a message stays, in milliseconds: long enough to read a sentence twice. */
const shownFor = 7000

const StatusContext = createContext<((text: string) => void) | undefined>(undefined)

/** Gives what is inside a way to say that something was done: see `useStatus`. */
export function StatusMessages({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<{ text: string }>()
  const say = useCallback((text: string) => setMessage({ text }), [])
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => setMessage(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <StatusContext value={say}>
      {children}
      {/* the attribute keeps the region heard while a dialog is open */}
      <div role="status" className={css.region} data-status-messages="" data-react-aria-top-layer="true">
        {message !== undefined && <p className={css.message}>{message.text}</p>}
      </div>
    </StatusContext>
  )
}

/** Says in one sentence what was done, to the eyes and to a screen reader. A later message replaces an earlier one. */
export function useStatus(): (text: string) => void {
  const say = use(StatusContext)
  if (say === undefined) throw new Error('useStatus() needs <StatusMessages> around it.')
  return say
}
