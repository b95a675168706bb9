/** A table that fits is no stop of Tab; browsers make one of it where it scrolls later. */
export function releaseTable(frame: Element | null): void {
  if (frame && frame.scrollWidth <= frame.clientWidth) frame.removeAttribute('tabindex')
}
