import { Prose } from './prose'
import * as css from './text-columns.module.css'

interface Props {
  /** Each a heading and a short text, see `splitSections`. */
  parts: readonly string[]
}

/** Short texts of equal rank under their own headings: side by side over the whole width where there is room. */
export function TextColumns({ parts }: Props) {
  return (
    <div className={`wrap plain-block ${css.columns}`}>
      {parts.map((part) => (
        <Prose key={part} html={part} />
      ))}
    </div>
  )
}
