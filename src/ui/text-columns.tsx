import { Prose } from './prose'
import * as css from './text-columns.module.css'

interface Props {
  /** Of one text, each with its heading. */
  parts: readonly string[]
}

/** Short parts of a text, in two columns where there is room. Templates for longer texts add reading-text.css. */
export function TextColumns({ parts }: Props) {
  if (parts.length === 0) return null
  return (
    <div className={`wrap plain-block ${css.columns}`}>
      {parts.map((html) => (
        <div key={html} className={css.part}>
          <Prose html={html} />
        </div>
      ))}
    </div>
  )
}
