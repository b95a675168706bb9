import { animate } from 'framer-motion/dom/mini'
import { onFirstView } from '../../lib/on-first-view'

/** Parts of a page that come in; a part within another comes with it. */
const parts = 'main :is(section, aside)'

/**
 * Lets the parts still below the window rise by 12 px when they come into view. Nothing is ever hidden: a part
 * whose motion does not run, or not in time, simply stands there.
 *
 * @returns Forgets the parts, for when the page is left.
 */
export function revealOnScroll(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (part) => part.parentElement?.closest(parts) === null && part.getBoundingClientRect().top > innerHeight,
  )
  return onFirstView(waiting, (part) => {
    animate(part, { translate: ['0 12px', 'none'] }, { duration: 0.25, ease: 'easeOut' })
  })
}
