import { useEffect, useRef, useState } from 'react'

/**
 * Whether an element has come near the part of the page that is in sight. Put `ref` on the element.
 *
 * @param margin How far from the window's edge something is near, as IntersectionObserver's `rootMargin`.
 */
export function useInView<Tag extends Element>(margin = '600px') {
  const ref = useRef<Tag>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, margin])
  return { ref, isNear }
}
