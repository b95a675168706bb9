import * as css from './step-course.module.css'

interface Props {
  steps: readonly { title: string; duration?: string; text: string }[]
}

/** Steps in order along a course, each with how long it takes where that is known. */
export function StepCourse({ steps }: Props) {
  return (
    <ol className={css.course}>
      {steps.map(({ title, duration, text }) => (
        <li key={title}>
          <h3 className={css.title}>{title}</h3>
          {duration && <span className="eyebrow">{duration}</span>}
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
