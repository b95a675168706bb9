import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the reader's position while a list changes above it: the first item in view stays at its height.
 *
 * @returns Call it before each change with the container of the list, whose items have ids; always the same function.
 */
export function useScrollAnchor(): (container: HTMLElement | null) => void {
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
