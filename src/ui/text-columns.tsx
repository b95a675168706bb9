import { Prose } from './prose'
import * as css from './text-columns.module.css'

interface Props {
  /** Each a heading and a short text, see `splitSections`. */
  parts: readonly string[]
  /** Whether the first is much longer than the others, which then stand beside it, one below the other. Default: false. */
  longFirst?: boolean
}

/** Texts under their own headings: side by side over the whole width where there is room, of two the longer on two of three columns, and as notes below what is less than half as long as the longest. */
export function TextColumns({ parts, longFirst = false }: Props) {
  const { columns, notes } = longFirst ? { columns: parts, notes: [] } : partByLength(parts)
  const [first = '', second = ''] = columns
  const isWideFirst = longFirst || (columns.length === 2 && lengthOf(first) > lengthOf(second))
  return (
    <div className="wrap plain-block section-space">
      {columns.length > 0 && (
        <div className={isWideFirst ? `${css.columns} ${css.longFirst}` : css.columns}>
          {columns.map((part) => (
            <Prose key={part} html={part} />
          ))}
        </div>
      )}
      {notes.map((part) => (
        <div key={part} className={css.note}>
          <Prose html={part} />
        </div>
      ))}
    </div>
  )
}

/** Of what is read, without tags and addresses. */
const lengthOf = (part: string) => part.replace(/<[^>]+>/g, '').length

/** One alone is no column. */
function partByLength(parts: readonly string[]): Record<'columns' | 'notes', readonly string[]> {
  const least = Math.max(...parts.map(lengthOf)) / 2
  const isLong = (part: string) => lengthOf(part) >= least
  const columns = parts.filter(isLong)
  return columns.length > 1
    ? { columns, notes: parts.filter((part) => !isLong(part)) }
    : { columns: [], notes: parts }
}
