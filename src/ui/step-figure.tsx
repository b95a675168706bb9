import { PageChart } from './page-chart'
import * as css from './step-figure.module.css'
import { StepRow } from './step-row'

interface Props {
  /** For links to it. */
  id: string
  title: string
  /** The chart whose marks are the steps, for windows with room for it, and on a phone. */
  wide: string
  phone: string
  steps: readonly { title: string; duration?: string; text: string }[]
}

/** A chart of steps and, as its key, what each of them is: one figure, with its scale below both. */
export function StepFigure({ id, title, wide, phone, steps }: Props) {
  return (
    <section id={id}>
      <PageChart wide={wide} phone={phone} hasKey />
      <div className={`wrap ${css.key}`}>
        <h2 className={css.title}>{title}</h2>
        <StepRow steps={steps} isKey />
      </div>
      <hr className="scale no-print" />
    </section>
  )
}
