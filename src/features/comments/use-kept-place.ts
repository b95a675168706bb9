import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what somebody reads where it is while a list changes above it: the first part in sight stays at its height.
 *
 * @returns To be called before each change with what holds the list, whose parts have an id each; always the same
 * function.
 */
export function useKeptPlace(): (container: HTMLElement | null) => void {
  const kept = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    kept.current?.()
    kept.current = undefined
  })
  return useCallback((container: HTMLElement | null) => {
    kept.current = container ? keepPlace(container) : undefined
  }, [])
}

/** @returns Puts the page back to where it was. */
function keepPlace(container: HTMLElement): () => void {
  const { documentElement: root } = document
  const parts = [...container.querySelectorAll('[id]')]
  const inSight = parts.find((part) => part.getBoundingClientRect().bottom > 0)
  // a reader who is beyond all of it keeps its end
  const height = () =>
    inSight ? inSight.getBoundingClientRect().top : container.getBoundingClientRect().bottom
  const before = height()
  root.style.overflowAnchor = 'none' // browsers that do the same by themselves would do it twice
  return () => {
    if (!inSight || inSight.isConnected) window.scrollBy({ top: height() - before, behavior: 'instant' })
    requestAnimationFrame(() => {
      root.style.overflowAnchor = ''
    })
  }
}
