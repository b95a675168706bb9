import { StepCourse } from './step-course'
import * as css from './step-row.module.css'

interface Props {
  steps: readonly { title: string; duration?: string; text: string }[]
}

/** More would be too narrow side by side. */
const mostInRow = 5

/** Steps side by side on a course across the page where there is room, else one below the other. */
export function StepRow({ steps }: Props) {
  return (
    <div className={steps.length <= mostInRow ? css.row : undefined}>
      <StepCourse steps={steps} />
    </div>
  )
}
