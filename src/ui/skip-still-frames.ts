/**
 * Takes tables and code that fit out of the order of Tab: on a keyboard only those that scroll need to be reached. By
 * script, as it depends on the window which do.
 *
 * @returns Stops it.
 */
export function skipStillFrames(text: HTMLElement): () => void {
  const frames = text.querySelectorAll<HTMLElement>('[tabindex]')
  const observer = new ResizeObserver(() => {
    for (const frame of frames) frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1
  })
  for (const frame of frames) observer.observe(frame)
  return () => observer.disconnect()
}
