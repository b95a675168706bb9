import { useEffect, type RefObject } from 'react'
import { findPassage } from './passages'

/** How often, and how many times, the editor is searched while it loads. */
const [pauseMs, tries] = [100, 50]
/** The router scrolls to the top of a new page. */
const settleMs = 200

/** Scrolls to one of the passages and puts the cursor there, unless the person does something first. */
export function useOpenAt(screen: RefObject<HTMLElement | null>, passages: readonly string[]): void {
  const key = passages.join('\n')
  useEffect(() => {
    if (key === '') return
    let left = tries
    const stop = () => clearInterval(timer)
    const timer = setInterval(() => {
      const found = screen.current && findPassage(screen.current, key.split('\n'))
      left -= 1
      if (found) goToPassage(found, settleMs)
      if (found || left === 0) stop()
    }, pauseMs)
    const acts = ['pointerdown', 'keydown', 'wheel'] as const
    for (const act of acts) window.addEventListener(act, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const act of acts) window.removeEventListener(act, stop)
    }
  }, [screen, key])
}

/** Scrolls to a part of the text, or to a field, and puts the cursor there, in some milliseconds. */
export function goToPassage(element: HTMLElement, inMs = 20): void {
  const editor = element.closest<HTMLElement>('[contenteditable="true"]')
  ;(editor ?? element).focus({ preventScroll: true })
  // an editor puts its own selection back when it gets the focus
  setTimeout(() => {
    element.scrollIntoView({ block: 'center' })
    if (editor) getSelection()?.collapse(element, 0)
  }, inMs)
}
