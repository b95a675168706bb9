import { Prose } from './prose'
import * as css from './text-columns.module.css'

interface Props {
  /** Each a heading and a short text, see `splitSections`. */
  parts: readonly string[]
  /** Whether the first is much longer than the others, which then stand beside it, one below the other. Default: false. */
  longFirst?: boolean
}

/** Texts under their own headings: side by side over the whole width where there is room. */
export function TextColumns({ parts, longFirst = false }: Props) {
  return (
    <div className={`wrap plain-block ${css.columns} ${longFirst ? css.longFirst : ''}`}>
      {parts.map((part) => (
        <Prose key={part} html={part} />
      ))}
    </div>
  )
}
