import type { ShouldUpdateScrollArgs } from 'gatsby'
import { announceDelay, clearDelay } from '../features/route-notice/route-delay'

/** Gatsby calls this when a route change takes longer than a second. */
export const onRouteUpdateDelayed = announceDelay

/** Gatsby calls this when a page is shown. */
export function onRouteUpdate(): void {
  clearDelay()
  startMotion()
}

/**
 * Gatsby asks before it scrolls. When a built page wakes, it would go where this tab left that address last: the browser
 * has put it in its place by then, or the visitor has scrolled it. Only a target that was not there yet is still to find.
 */
export function shouldUpdateScroll(args: ShouldUpdateScrollArgs): boolean | undefined {
  const { prevRouterProps, routerProps } = args
  if (prevRouterProps !== undefined) return undefined // as Gatsby decides
  return routerProps.location.hash !== '' && window.scrollY === 0
}

let forget: (() => void) | undefined
let listening: AbortController | undefined
let areMenusMoving = false

/**
 * Prepares the motion of the page that is shown. Its code is fetched when the visitor first scrolls, that of the menu
 * when they first turn to the header, and neither where they prefer less motion.
 */
function startMotion(): void {
  forget?.()
  forget = undefined
  listening?.abort()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const page = new AbortController()
  listening = page
  const options = { passive: true, signal: page.signal }
  addEventListener('scroll', () => void movePage(page.signal), { ...options, once: true })
  if (areMenusMoving) return
  for (const act of ['pointerover', 'focusin'])
    addEventListener(act, ({ target }) => void (isInHeader(target) && moveMenus()), options)
}

const isInHeader = (target: EventTarget | null) =>
  target instanceof Element && target.closest('header[data-site]') !== null

async function movePage(left: AbortSignal): Promise<void> {
  try {
    const [{ revealOnScroll }, { sailCourses }] = await Promise.all([
      import('../features/motion/reveal-on-scroll'),
      import('../features/motion/sail-courses'),
    ])
    if (left.aborted) return
    const forgetParts = revealOnScroll()
    const forgetCourses = sailCourses()
    forget = () => {
      forgetParts()
      forgetCourses()
    }
  } catch {
    // without it the page is still and complete
  }
}

async function moveMenus(): Promise<void> {
  if (areMenusMoving) return
  areMenusMoving = true
  try {
    const motion = await import('../features/motion/move-menus')
    motion.moveMenus()
  } catch {
    areMenusMoving = false // the next turn to the header tries again
  }
}
