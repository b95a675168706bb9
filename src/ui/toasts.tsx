import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { endSentence } from '../lib/text'
import * as css from './toasts.module.css'

/** How long a message stays, in milliseconds: long enough to read a sentence twice. */
const shownFor = 7000

const ToastContext = createContext<((text: string) => void) | undefined>(undefined)

/** Provides toasts to its children: see `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<{ text: string }>()
  const toast = useCallback((text: string) => setMessage({ text }), [])
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => setMessage(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <ToastContext value={toast}>
      {children}
      {/* the attribute keeps the region heard while a dialog is open */}
      <div role="status" className={css.region} data-toasts="" data-react-aria-top-layer="true">
        {message !== undefined && <p className={css.message}>{endSentence(message.text)}</p>}
      </div>
    </ToastContext>
  )
}

/** Shows a one-line message and announces it to screen readers. A later message replaces an earlier one. */
export function useToast(): (text: string) => void {
  const toast = use(ToastContext)
  if (toast === undefined) throw new Error('useToast() needs <ToastProvider> around it.')
  return toast
}
