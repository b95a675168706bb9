import { SamplePaper } from './sample-paper'
import * as css from './sample-part.module.css'

interface Props {
  /** Address of its picture. */
  picture: string
  caption: string
}

/** Part of a sample deliverable, beside what is said of it. */
export function SamplePart({ picture, caption }: Props) {
  return (
    <figure className={`no-print ${css.part}`}>
      <div className={css.sheet}>
        <SamplePaper picture={picture} />
      </div>
      <figcaption className="eyebrow">{caption}</figcaption>
    </figure>
  )
}
