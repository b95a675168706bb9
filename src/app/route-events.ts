import { announceDelay, clearDelay } from '../features/route-notice/route-delay'
import { startMotion } from './motion'

/** Gatsby calls this when a route change takes longer than a second. */
export const onRouteUpdateDelayed = announceDelay

/** Gatsby calls this when a page is shown. */
export function onRouteUpdate(): void {
  clearDelay()
  startMotion()
}
