import * as css from './step-course.module.css'

interface Props {
  steps: readonly { title: string; duration?: string; text: string }[]
  /** 'brief': closer, and on phones a line for each, without its text. Default: 'full'. */
  layout?: 'full' | 'brief'
}

/** Steps in order along a course, each with how long it takes where that is known. */
export function StepCourse({ steps, layout = 'full' }: Props) {
  return (
    <ol className={layout === 'brief' ? `${css.course} ${css.brief}` : css.course}>
      {steps.map(({ title, duration, text }) => (
        <li key={title}>
          {duration && <span className="eyebrow">{duration}</span>}
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
