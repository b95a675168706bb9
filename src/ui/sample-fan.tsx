import * as css from './sample-fan.module.css'
import { SamplePaper } from './sample-paper'

interface Props {
  /** Addresses of pictures of their first pages. */
  pictures: readonly string[]
}

/** Two papers that rise from the lower edge of a page's head: decoration, the list has them with their titles. */
export function SampleFan({ pictures }: Props) {
  return (
    <div className={`no-print ${css.fan}`}>
      {pictures.map((picture) => (
        <SamplePaper key={picture} picture={picture} loading="eager" />
      ))}
    </div>
  )
}
