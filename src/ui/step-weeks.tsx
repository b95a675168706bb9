import { Fragment } from 'react'
import { measureWeeks } from '../lib/measure-weeks'
import { StepItems } from './step-items'
import * as css from './step-weeks.module.css'

interface Props {
  steps: readonly { title: string; duration: string; text: string }[]
}

/** The steps of an engagement in order; where there is room, under a line of all weeks with a mark where each begins. */
export function StepWeeks({ steps }: Props) {
  const marks = placeMarks(steps)
  return (
    <>
      {marks.length > 0 && (
        <svg className={css.line} aria-hidden="true">
          <line x2="100%" />
          {marks.map((x, index) => (
            <Fragment key={x}>
              <circle cx={x} />
              <text x={x}>{index + 1}</text>
            </Fragment>
          ))}
        </svg>
      )}
      <ol className={css.steps}>
        <StepItems steps={steps} />
      </ol>
    </>
  )
}

/** Where each step begins on the line; nowhere if a step that others follow has no length. */
function placeMarks(steps: Props['steps']): string[] {
  const weeks = steps.map(({ duration }) => measureWeeks(duration))
  if (weeks.slice(0, -1).includes(undefined)) return []
  const sum = (parts: typeof weeks) => parts.reduce<number>((total, part) => total + (part ?? 0), 0)
  return steps.map((_, index) => `${Math.round((100 * sum(weeks.slice(0, index))) / sum(weeks))}%`)
}
