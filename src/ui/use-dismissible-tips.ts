import { useEffect } from 'react'
import * as css from './icon-button.module.css'

/**
 * Icon buttons show their names while the pointer or the focus is on them. Escape hides the name until that changes
 * (WCAG 1.4.13), and so does a press that opens something.
 */
export function useDismissibleTips(): void {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal })
    document.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('[popovertarget]') && dismiss(),
      { signal },
    )
    return () => listeners.abort()
  }, [])
}

function dismiss(): void {
  for (const button of document.querySelectorAll(`.${css.sign}:is(:hover, :focus-visible)`)) {
    const tip = button.lastElementChild
    if (!(tip instanceof HTMLSpanElement)) continue
    tip.style.scale = '0' // not `hidden`: it is the button's name
    const end = button.matches(':hover') ? 'pointerleave' : 'blur'
    button.addEventListener(end, () => tip.style.removeProperty('scale'), { once: true })
  }
}
