import { animate } from 'framer-motion/dom/mini'
import { onFirstView } from '../../lib/on-first-view'

/**
 * Lets the dashes of a course run towards its end once, so that its direction is seen. The course is there before and
 * after.
 *
 * @returns Forgets the courses, for when the page is left.
 */
export function sailCourses(): () => void {
  return onFirstView(document.querySelectorAll('main .sc-course'), (course) => {
    animate(course, { strokeDashoffset: ['8.4em', '0em'] }, { duration: 1.4, ease: 'easeOut' })
  })
}
