import { StepItems } from './step-items'
import * as css from './step-list.module.css'

interface Props {
  steps: readonly { title: string; duration: string; text: string }[]
}

/** A few steps one under the other, each with how long it takes. */
export function StepList({ steps }: Props) {
  return (
    <ol className={css.steps}>
      <StepItems steps={steps} />
    </ol>
  )
}
