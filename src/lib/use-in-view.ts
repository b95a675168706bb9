import { useEffect, useRef, useState } from 'react'

/** How far from the window's edge something is near, as IntersectionObserver's `rootMargin`. */
const margin = '600px'

/** Whether an element has come near the part of the page that is in sight. Put `ref` on the element. */
export function useInView<Tag extends Element>() {
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
  }, [isNear])
  return { ref, isNear }
}
