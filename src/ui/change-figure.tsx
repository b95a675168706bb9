import { assumed } from '../lib/worked-example'
import * as css from './change-figure.module.css'

interface Props {
  before?: string | null
  after?: string | null
  /** Of a worked example: the figure itself says so, wherever it is seen. Default false. */
  isAssumed?: boolean
}

/** What a figure was and what it became, with the course from one to the other. */
export function ChangeFigure({ before, after, isAssumed = false }: Props) {
  if (!after) return null
  return (
    <p className={css.figure}>
      {before && (
        <>
          <span className={css.before}>
            <span className="visually-hidden">From </span>
            {before}
          </span>
          <span className={css.course} />
          <span className="visually-hidden"> to </span>
        </>
      )}
      <span className={css.after}>{after}</span>
      {isAssumed && <span className={css.note}> {assumed}</span>}
    </p>
  )
}
