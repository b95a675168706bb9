import * as css from './step-list.module.css'

interface Props {
  steps: readonly { title: string; duration: string; text: string }[]
}

/** A few steps one under the other, each with how long it takes. */
export function StepList({ steps }: Props) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, duration, text }) => (
        <li key={title}>
          <span className="eyebrow">{duration}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
