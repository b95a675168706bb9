import { StepCourse } from './step-course'
import * as css from './step-row.module.css'

interface Props {
  steps: readonly { title: string; duration?: string; text: string }[]
  /** Whether a chart on the page has their course: then they have its marks, and no line of their own. Default: no chart has. */
  isKey?: boolean
}

/** More would be too narrow side by side. */
const mostInRow = 5

/** Steps side by side on a course across the page where there is room, else one below the other. */
export function StepRow({ steps, isKey = false }: Props) {
  const classes = [...(steps.length <= mostInRow ? [css.row] : []), ...(isKey ? [css.key] : [])]
  return (
    <div className={classes.join(' ') || undefined}>
      <StepCourse steps={steps} />
    </div>
  )
}
