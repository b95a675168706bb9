import { formatMoment } from '../../../lib/format-moment'
import type { CourseMark } from './plan-course'
import * as css from './receipt.module.css'

const spoken: Record<CourseMark['state'], string> = {
  done: 'done',
  now: 'under way',
  ahead: 'still ahead',
  failed: 'failed',
  passed: 'left out',
}

/** The marks of a course, each with when it was reached. */
export function CourseMarks({ marks }: { marks: readonly CourseMark[] }) {
  return (
    <ol className={css.course}>
      {marks.map(({ key, title, state, at }) => (
        <li key={key} className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.title}>{title}</span>
          <span className="visually-hidden">, {spoken[state]}</span>
          {at !== undefined && (
            <time dateTime={at} title={formatMoment(at)} className={css.time}>
              {formatClock(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}

/** "14:02:07" by the browser's clock: a build takes seconds. */
function formatClock(at: string): string {
  const moment = new Date(at)
  return [moment.getHours(), moment.getMinutes(), moment.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
