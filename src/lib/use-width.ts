import { useEffect, useRef, useState } from 'react'

/** The width of an element's content, in pixels; 0 until it is measured. Put the reference on the element. */
export function useWidth<Box extends Element>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
