import * as css from './step-list.module.css'

interface Props {
  steps: readonly { title: string; duration: string; text: string }[]
  /** 'course': side by side along a line where there is room. Default: 'lines'. */
  layout?: 'lines' | 'course'
}

/** The steps of an engagement in order, each with how long it takes. */
export function StepList({ steps, layout = 'lines' }: Props) {
  return (
    <ol className={css[layout]}>
      {steps.map(({ title, duration, text }) => (
        <li key={title}>
          <span className={css.duration}>{duration}</span>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
