import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/**
 * Lets the dashes of a course run towards its end once, so that its direction is seen. The course is there before and
 * after.
 *
 * @returns Forgets the courses, for when the page is left.
 */
export function sailCourses(): () => void {
  const seen = new WeakSet<Element>()
  return inView('main .sc-course', (course) => {
    if (seen.has(course)) return
    seen.add(course)
    animate(course, { strokeDashoffset: ['8.4em', '0em'] }, { duration: 1.4, ease: 'easeOut' })
  })
}
