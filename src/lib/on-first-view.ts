/**
 * Calls `onView` with each element once, as it comes into view.
 *
 * @returns Forgets those not seen yet.
 */
export function onFirstView(elements: Iterable<Element>, onView: (element: Element) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        observer.unobserve(target)
        onView(target)
      }
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
